import { boot, el, fill, gameWords, unseen } from '../../kit/frame/dom.ts';
import type { GameWords } from '../words.ts';
import type { MatchPick } from './match-picks.ts';
import type { MatchOnWire } from './wire.ts';

const words = gameWords<GameWords>();

const own = words.sportsbook;

/** Hundredths as text: `1.67`. */
export const odds = (price: number) => (price / 100).toFixed(2);

type Sides = Pick<MatchOnWire, 'home' | 'away'>;
export type Named = Sides & Pick<MatchOnWire, 'sport' | 'lines'>;

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));

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
  const tag = boot.lang === 'en' ? 'en-GB' : 'es-CL';
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }).format(at);
  return `${format({ weekday: 'short', day: 'numeric', month: 'short' })}, ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

type Stand = Pick<MatchOnWire, 'phase' | 'score' | 'games' | 'minute' | 'startsAt'>;

export function standLine({ phase, score, games, minute, startsAt }: Stand): (Node | string)[] {
  if (phase === 'coming' || !score) return [startText(startsAt)];
  const sets = games ? ` (${games.join('-')})` : '';
  const result = el('b', { class: 'score' }, `${score.join('-')}${sets}`);
  if (phase === 'over') return [unseen(own.over), result];
  const clock =
    minute === null
      ? []
      : [el('span', { 'aria-hidden': 'true' }, `${minute}′`), unseen(fill(own.minute, { minute }))];
  return [el('span', { class: 'live-mark' }, own.live), ' ', ...clock, ' ', result];
}

export const figureRow = (name: string, value: string) =>
  el('div', {}, el('dt', {}, name), el('dd', {}, value));

export function legLines(leg: Named & Stand & { outcome: MatchPick; league: string }): HTMLElement {
  return el(
    'div',
    { class: 'leg-lines' },
    el('b', {}, outcomeName(leg, leg.outcome)),
    el('span', {}, matchName(leg)),
    el(
      'small',
      {},
      `${words.sportsbook.simulated} · ${leg.league} · `,
      el('span', { class: 'stand' }, ...standLine(leg)),
    ),
  );
}
