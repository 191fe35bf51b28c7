import { makeBoard } from '../../kit/board/board.ts';
import { el, fill, gameWords, isOff, svg, unseen } from '../../kit/frame/dom.ts';
import type { GameWords } from '../words.ts';
import { type MarketName, type MatchPick, picksOf } from './match-picks.ts';
import { matchName, odds, outcomeName, standLine } from './page-parts.ts';
import type { MatchOnWire, SettingsOnWire } from './wire.ts';

const words = gameWords<GameWords>();

const own = words.sportsbook;
const LOCK = 'M3.5 5V3.5a2.5 2.5 0 0 1 5 0V5H10v6.5H2V5Zm1.2 0h2.6V3.5a1.3 1.3 0 0 0-2.6 0Z';

const lock = () =>
  svg('svg', { class: 'lock', viewBox: '0 0 12 12', 'aria-hidden': 'true' }, svg('path', { d: LOCK }));

export type IsPicked = (match: string, outcome: MatchPick) => boolean;

export interface MatchesSetup {
  onTap: (match: string, outcome: MatchPick) => void;
  onFollow: (side: string) => void;
}

interface Row {
  root: HTMLElement;
  show(match: MatchOnWire, isPicked: IsPicked, followed: SettingsOnWire['followed']): void;
}

const MARKS: Readonly<Partial<Record<MatchPick, string>>> = { home: '1', draw: 'X', away: '2' };

function buildOdd(match: MatchOnWire, outcome: MatchPick, onTap: MatchesSetup['onTap']) {
  const price = el('b', {});
  const name = outcomeName(match, outcome);
  const mark = MARKS[outcome];
  const label = mark ? [el('small', {}, mark), unseen(name)] : [el('small', {}, name)];
  const root = el('button', { type: 'button', class: 'odd' }, ...label, price);
  root.addEventListener('click', () => {
    if (!isOff(root)) onTap(match.id, outcome);
  });
  return { outcome, root, price };
}

type Odd = ReturnType<typeof buildOdd>;

/** One tab stop for a market, with arrow keys inside (GAM-18). */
function buildLine(match: MatchOnWire, market: MarketName, onTap: MatchesSetup['onTap']) {
  const line = picksOf(match.sport, market).map((pick) => buildOdd(match, pick, onTap));
  const cells = line.map(({ root }) => root);
  const name = `${own[`${market}Market`]}, ${matchName(match)}`;
  const root = el('div', { class: 'odds', role: 'group', 'aria-label': name }, ...cells);
  const board = makeBoard(root, cells);
  return {
    market,
    root,
    isThere: cells.length > 0,
    show(now: MatchOnWire, isPicked: IsPicked) {
      for (const odd of line) showOdd(odd, now, isPicked);
      board.settle();
    },
  };
}

function showOdd(
  { root, price, outcome }: Odd,
  { id, isSuspended, prices }: MatchOnWire,
  isPicked: IsPicked,
) {
  const now = prices[outcome];
  const isShut = isSuspended || now === undefined;
  price.replaceChildren(...(isShut ? [unseen(own.suspended), lock()] : [odds(now)]));
  root.setAttribute('aria-disabled', String(isShut));
  root.setAttribute('aria-pressed', String(isPicked(id, outcome)));
}

function buildRow(match: MatchOnWire, { onTap, onFollow }: MatchesSetup): Row {
  const { league, home, away } = match;
  const stand = el('span', { class: 'stand' });
  const winner = buildLine(match, 'winner', onTap);
  const others = (['goals', 'both', 'handicap'] as const)
    .map((market) => buildLine(match, market, onTap))
    .filter(({ isThere }) => isThere);
  const names = [home, away].map((side) => ({
    side,
    star: el('span', { class: 'star', 'aria-hidden': 'true' }),
    follow: el('button', { type: 'button', class: 'follow' }),
  }));
  for (const { side, follow } of names) follow.addEventListener('click', () => onFollow(side));
  const markets = others.flatMap(({ market, root }) => [
    el('p', { class: 'market', 'aria-hidden': 'true' }, own[`${market}Market`]),
    root,
  ]);
  const more = el(
    'details',
    { class: 'more' },
    el('summary', {}, fill(own.more, { count: others.length }), unseen(` ${matchName(match)}`)),
    ...markets,
    el('div', { class: 'odds' }, ...names.map(({ follow }) => follow)),
  );
  const root = el(
    'li',
    { class: 'match' },
    el('p', { class: 'league' }, el('span', {}, `${words.sportsbook.simulated} · ${league}`), stand),
    el('p', { class: 'sides' }, ...names.map(({ side, star }) => el('span', {}, star, side))),
    winner.root,
    more,
  );
  return {
    root,
    show(now, isPicked, followed) {
      stand.replaceChildren(...(now.isSuspended ? [`${own.suspended} `] : []), ...standLine(now));
      for (const line of [winner, ...others]) line.show(now, isPicked);
      for (const { side, star, follow } of names) {
        const isFollowed = followed.includes(side);
        star.textContent = isFollowed ? '★ ' : '';
        follow.textContent = fill(isFollowed ? own.unfollow : own.follow, { name: side });
      }
    },
  };
}

/** Live matches are apart, followed sides come first. A row keeps its place while odds change. */
export function buildMatches(setup: MatchesSetup) {
  const rows = new Map<string, Row>();
  const parts = (['live', 'coming'] as const).map((phase) => {
    const list = el('ul', {});
    const root = el('section', { 'aria-label': own[phase] }, el('h2', {}, own[phase]), list);
    return { phase, list, root };
  });

  function rowOf(match: MatchOnWire): Row {
    const row = rows.get(match.id) ?? buildRow(match, setup);
    rows.set(match.id, row);
    return row;
  }

  return {
    root: el('div', { class: 'matches' }, ...parts.map(({ root }) => root)),
    show(matches: readonly MatchOnWire[], isPicked: IsPicked, { followed }: SettingsOnWire) {
      const isFirst = ({ home, away }: MatchOnWire) => followed.includes(home) || followed.includes(away);
      const inOrder = matches.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
      for (const { phase, list, root } of parts) {
        const shown = inOrder.filter((match) => match.phase === phase);
        root.hidden = shown.length === 0;
        for (const match of shown) rowOf(match).show(match, isPicked, followed);
        const wanted = shown.map((match) => rowOf(match).root);
        // Rows move only when the order changed, because a moved row loses the focus.
        if (wanted.some((row, at) => list.children[at] !== row) || list.children.length !== wanted.length) {
          const focused = document.activeElement;
          list.replaceChildren(...wanted);
          if (focused instanceof HTMLElement && list.contains(focused))
            focused.focus({ preventScroll: true });
        }
      }
    },
  };
}
