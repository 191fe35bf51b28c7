import type { MatchOutcome } from '../../engines/match.ts';
import type { MatchOnWire } from '../../wire/sports-wire.ts';
import { el, svg, unseen, words } from '../client/dom.ts';
import { odds, outcomeName, standLine } from './page-parts.ts';

const own = words.sportsbook;
const LOCK = 'M3.5 5V3.5a2.5 2.5 0 0 1 5 0V5H10v6.5H2V5Zm1.2 0h2.6V3.5a1.3 1.3 0 0 0-2.6 0Z';

const lock = () =>
  svg('svg', { class: 'lock', viewBox: '0 0 12 12', 'aria-hidden': 'true' }, svg('path', { d: LOCK }));

interface Row {
  root: HTMLElement;
  show(match: MatchOnWire, isPicked: (match: string, outcome: MatchOutcome) => boolean): void;
}

function buildRow({ id, league, home, away }: MatchOnWire, hasDraw: boolean, onTap: OnTap): Row {
  const stand = el('span', { class: 'stand' });
  const outcomes: readonly MatchOutcome[] = hasDraw ? ['home', 'draw', 'away'] : ['home', 'away'];
  const buttons = outcomes.map((outcome) => {
    const price = el('b', {});
    const mark = { home: '1', draw: 'X', away: '2' }[outcome];
    const name = outcomeName({ home, away }, outcome);
    const root = el('button', { type: 'button', class: 'odd' }, el('small', {}, mark), unseen(name), price);
    root.addEventListener('click', () => onTap(id, outcome));
    return { outcome, root, price };
  });
  const root = el(
    'li',
    { class: 'match' },
    el('p', { class: 'league' }, el('span', {}, league), stand),
    el('p', { class: 'sides' }, el('span', {}, home), el('span', {}, away)),
    el('div', { class: 'odds' }, ...buttons.map((button) => button.root)),
  );
  return {
    root,
    show(match, isPicked) {
      stand.replaceChildren(...(match.isSuspended ? [`${own.suspended} `] : []), ...standLine(match));
      for (const button of buttons) {
        const price = match.prices[button.outcome];
        const isShut = match.isSuspended || price === undefined;
        button.price.replaceChildren(...(isShut ? [unseen(own.suspended), lock()] : [odds(price)]));
        button.root.disabled = isShut;
        button.root.setAttribute('aria-pressed', String(isPicked(id, button.outcome)));
      }
    },
  };
}

type OnTap = (match: string, outcome: MatchOutcome) => void;

/** The matches with their odds, live ones apart. A row keeps its place while its odds change. */
export function buildMatches(onTap: OnTap) {
  const rows = new Map<string, Row>();
  const parts = (['live', 'coming'] as const).map((phase) => {
    const list = el('ul', {});
    const root = el('section', { 'aria-label': own[phase] }, el('h2', {}, own[phase]), list);
    return { phase, list, root };
  });

  function rowOf(match: MatchOnWire): Row {
    const row = rows.get(match.id) ?? buildRow(match, match.hasDraw, onTap);
    rows.set(match.id, row);
    return row;
  }

  return {
    root: el('div', { class: 'matches' }, ...parts.map(({ root }) => root)),
    show(matches: readonly MatchOnWire[], isPicked: (match: string, outcome: MatchOutcome) => boolean) {
      for (const { phase, list, root } of parts) {
        const shown = matches.filter((match) => match.phase === phase);
        root.hidden = shown.length === 0;
        for (const match of shown) rowOf(match).show(match, isPicked);
        const wanted = shown.map((match) => rowOf(match).root);
        // Moved only when the order changed, because a moved row loses the focus.
        if (wanted.some((row, at) => list.children[at] !== row) || list.children.length !== wanted.length)
          list.replaceChildren(...wanted);
      }
    },
  };
}
