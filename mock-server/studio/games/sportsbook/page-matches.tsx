/** @jsxImportSource preact */
import { Board } from '../../kit/board/board.tsx';
import { fill } from '../../kit/frame/dom.ts';
import { Button, Unseen } from '../../kit/frame/parts.tsx';
import { type MarketName, type MatchPick, picksOf } from './match-picks.ts';
import { matchName, odds, outcomeName, own, Stand } from './page-parts.tsx';
import type { MatchOnWire } from './wire.ts';

interface Setup {
  isPicked: (match: string, outcome: MatchPick) => boolean;
  onTap: (match: MatchOnWire, outcome: MatchPick) => void;
  followed: readonly string[];
  onFollow: (side: string) => void;
}

const MARKS: Readonly<Partial<Record<MatchPick, string>>> = { home: '1', draw: 'X', away: '2' };

const Lock = () => (
  <svg class="lock" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M3.5 5V3.5a2.5 2.5 0 0 1 5 0V5H10v6.5H2V5Zm1.2 0h2.6V3.5a1.3 1.3 0 0 0-2.6 0Z" />
  </svg>
);

interface RowProps {
  match: MatchOnWire;
  setup: Setup;
}

function Odd({ match, setup, outcome }: RowProps & { outcome: MatchPick }) {
  const price = match.isSuspended ? undefined : match.prices[outcome];
  const name = outcomeName(match, outcome);
  const mark = MARKS[outcome];
  return (
    <Button
      class="odd row"
      isOff={price === undefined}
      aria-pressed={setup.isPicked(match.id, outcome)}
      onClick={() => setup.onTap(match, outcome)}
    >
      <small>{mark ?? name}</small>
      {mark && <Unseen>{name}</Unseen>}
      <b>{price === undefined ? [<Unseen>{own.suspended}</Unseen>, <Lock />] : odds(price)}</b>
    </Button>
  );
}

/** One tab stop for a market, with arrow keys inside (GAM-18). */
const Market = ({ match, setup, market }: RowProps & { market: MarketName }) => (
  <Board class="odds" aria-label={`${own[`${market}Market`]}, ${matchName(match)}`}>
    {picksOf(match.sport, market).map((outcome) => (
      <Odd match={match} setup={setup} outcome={outcome} />
    ))}
  </Board>
);

/** Ids of matches whose other markets show: a match that starts moves to another list. */
const opened = new Set<string>();

function keepOpen(id: string, isOpen: boolean): void {
  if (isOpen) opened.add(id);
  else opened.delete(id);
}

function Match({ match, setup }: RowProps) {
  const { id, sport, league, home, away, isSuspended } = match;
  const others = (['goals', 'both', 'handicap'] as const).filter((name) => picksOf(sport, name).length > 0);
  const names = [home, away].map((side) => ({ side, isFollowed: setup.followed.includes(side) }));
  return (
    <li class="match" id={id}>
      <p class="league">
        <span>
          {own.simulated} · {league}
        </span>
        <span class="stand">
          {isSuspended && `${own.suspended} `}
          <Stand of={match} />
        </span>
      </p>
      <p class="sides">
        {names.map(({ side, isFollowed }) => (
          <span>
            <span class="star" aria-hidden="true">
              {isFollowed && '★ '}
            </span>
            {side}
          </span>
        ))}
      </p>
      <Market match={match} setup={setup} market="winner" />
      <details
        class="more"
        open={opened.has(id)}
        onToggle={({ currentTarget }) => keepOpen(id, currentTarget.open)}
      >
        <summary class="row">
          {fill(own.more, { count: others.length })}
          <Unseen> {matchName(match)}</Unseen>
        </summary>
        {others.map((market) => (
          <>
            <p class="market" aria-hidden="true">
              {own[`${market}Market`]}
            </p>
            <Market match={match} setup={setup} market={market} />
          </>
        ))}
        <div class="odds">
          {names.map(({ side, isFollowed }) => (
            <Button class="follow row" onClick={() => setup.onFollow(side)}>
              {fill(isFollowed ? own.unfollow : own.follow, { name: side })}
            </Button>
          ))}
        </div>
      </details>
    </li>
  );
}

/** Live matches are apart, followed sides come first. */
export function Matches({ matches, setup }: { matches: readonly MatchOnWire[]; setup: Setup }) {
  const isFirst = ({ home, away }: MatchOnWire) =>
    setup.followed.includes(home) || setup.followed.includes(away);
  const inOrder = matches.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  return (['live', 'coming'] as const).map((phase) => {
    const shown = inOrder.filter((match) => match.phase === phase);
    return (
      <section aria-label={own[phase]} hidden={shown.length === 0}>
        <h2>{own[phase]}</h2>
        <ul>
          {shown.map((match) => (
            <Match key={match.id} match={match} setup={setup} />
          ))}
        </ul>
      </section>
    );
  });
}

const controlsOf = (row: Element | null) => [
  ...(row?.querySelectorAll<HTMLElement>('button, summary') ?? []),
];

/** A row that moves would lose the focus. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  const row = focused?.closest('.match') ?? null;
  const at = controlsOf(row).findIndex((control) => control.matches(':focus'));
  change();
  if (row && document.activeElement !== focused)
    controlsOf(document.getElementById(row.id))[at]?.focus({ preventScroll: true });
}
