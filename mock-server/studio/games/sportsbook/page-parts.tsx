/** @jsxImportSource preact */
import { fill, signed } from '../../kit/frame/dom.ts';
import { Unseen } from '../../kit/frame/parts.tsx';
import { words } from '../page-words.ts';
import type { MatchPick } from './match-picks.ts';
import type { MatchOnWire } from './wire.ts';

export const own = words.sportsbook;

/** Hundredths as text: `1.67`. */
export const odds = (price: number) => (price / 100).toFixed(2);

type Sides = Pick<MatchOnWire, 'home' | 'away'>;
export type Named = Sides & Pick<MatchOnWire, 'sport' | 'lines'>;

export function outcomeName({ home, away, sport, lines }: Named, outcome: MatchPick): string {
  const line = { line: lines.goals, points: own[`${sport}Points`] };
  return {
    home,
    draw: own.draw,
    away,
    over: fill(own.moreThan, line),
    under: fill(own.lessThan, line),
    both: own.bothYes,
    'not-both': own.bothNo,
    'home-line': `${home} (${signed(lines.handicap)})`,
    'away-line': `${away} (${signed(-lines.handicap)})`,
  }[outcome];
}

export const matchName = ({ home, away }: Sides) => `${home} – ${away}`;

let zone = 'UTC';

/** The zone of the player's market, wherever the phone is. */
export function setZone(timeZone: string): void {
  zone = timeZone;
}

/** `dom, 22 nov, 16:30`; `Sun 22 Nov, 16:30` in English. */
function startText(at: number): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Date(at).toLocaleString(document.documentElement.lang, { ...day, ...time, timeZone: zone });
}

interface StandProps {
  of: Pick<MatchOnWire, 'phase' | 'score' | 'games' | 'minute' | 'startsAt'>;
}

export function Stand({ of: { phase, score, games, minute, startsAt } }: StandProps) {
  if (phase === 'coming' || !score) return startText(startsAt);
  const sets = games ? ` (${games.join('-')})` : '';
  const result = (
    <b class="score">
      {score.join('-')}
      {sets}
    </b>
  );
  if (phase === 'over') return [<Unseen>{own.over}</Unseen>, result];
  const clock = minute !== null && [
    <span aria-hidden="true">{minute}′</span>,
    <Unseen>{fill(own.minute, { minute })}</Unseen>,
  ];
  return [<span class="live-mark">{own.live}</span>, ' ', clock, ' ', result];
}

export const Figure = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const LegLines = ({
  leg,
}: {
  leg: Named & StandProps['of'] & { outcome: MatchPick; league: string };
}) => (
  <div class="leg-lines">
    <b>{outcomeName(leg, leg.outcome)}</b>
    <span>{matchName(leg)}</span>
    <small>
      {own.simulated} · {leg.league} ·{' '}
      <span class="stand">
        <Stand of={leg} />
      </span>
    </small>
  </div>
);
