import type { GameWords } from '../words.ts';
import './page.css';
import { makeBoard } from '../../kit/board/board.ts';
import {
  boot,
  byId,
  el,
  fill,
  gameWords,
  isOff,
  money,
  pause,
  picture,
  svg,
  times,
} from '../../kit/frame/dom.ts';
import { start } from '../../kit/frame/shell.tsx';
import { playHands } from '../../kit/hand/hand-round.ts';
import { buildChoice } from '../../kit/stake/choice.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { MinesOutcome } from './engine.ts';
import { MINES_FIELDS, mineCounts, minesPay, minesSpot } from './engine.ts';
import { tellMines } from './tell.ts';

const words = gameWords<GameWords>();

const OPEN_MS = 220;
const SHOW_MS = 420;

const drawGem = () =>
  svg(
    'svg',
    { viewBox: '0 0 40 40', class: 'gem' },
    svg('path', { d: 'M5 16 13 6H27L35 16 20 36Z', fill: '#2fd6c8' }),
    svg('path', { d: 'M5 16 13 6 20 16ZM35 16 27 6 20 16Z', fill: '#b5fff6' }),
    svg('path', { d: 'M13 6H27L20 16Z', fill: '#7df0e4' }),
    svg('path', { d: 'M20 16H35L20 36Z', fill: '#0c8f93' }),
  );

const drawMine = () =>
  svg(
    'svg',
    { viewBox: '0 0 40 40', class: 'bomb' },
    svg('path', { d: 'M26 12Q30 4 36 7', fill: 'none', stroke: '#d9a76a', 'stroke-width': 3 }),
    svg('path', { d: 'M36 1l1 4 4 1-4 2-1 4-2-4-4-1 4-2Z', fill: '#ffcf4d' }),
    svg('circle', { cx: 18, cy: 23, r: 14, fill: '#1a1022' }),
    svg('circle', { cx: 13, cy: 17, r: 4, fill: '#fff', opacity: 0.5 }),
  );

void start((table) => {
  const figure = el('b', { class: 'now' }, '1.00x');
  const next = el('small', {});
  const head = el('p', { class: 'state' }, picture(boot.art.motif), figure, ' ', next);
  const fields = Array.from({ length: MINES_FIELDS }, (_, at) => {
    const button = el('button', { type: 'button', class: 'field', 'aria-disabled': 'true' });
    button.addEventListener('click', () => {
      if (!isOff(button)) hands.take(`open-${at}`);
    });
    return button;
  });
  const grid = el(
    'div',
    { class: 'fields framed', role: 'group', 'aria-label': words.mines.mines },
    ...fields,
  );
  const board = makeBoard(grid, fields);
  const choice = buildChoice(
    'count',
    words.mines.mines,
    mineCounts.map((count) => [count, String(count)] as const),
    3,
    (count) => showState(count, 0),
  );

  function showState(count: number, opened: number): void {
    figure.textContent = times(opened === 0 ? 100 : minesPay(count, opened));
    next.textContent =
      opened + count < MINES_FIELDS
        ? fill(words.mines.nextPays, { times: times(minesPay(count, opened + 1)) })
        : '';
  }

  const label = (at: number, what: string) =>
    fields[at]?.setAttribute('aria-label', `${fill(words.field, { n: at + 1 })}, ${what}`);

  function clear(): void {
    head.className = 'state';
    for (const [at, field] of fields.entries()) {
      field.className = 'field';
      field.replaceChildren();
      label(at, words.mines.closed);
    }
  }

  function turn(at: number, isMine: boolean, look: string): void {
    const field = fields[at];
    if (!field || field.classList.contains('open')) return;
    field.className = `field open ${look}`;
    field.replaceChildren(isMine ? drawMine() : drawGem());
    label(at, isMine ? words.mines.mine : words.mines.safe);
  }

  async function showEnd({ mines, opened, result, count }: MinesOutcome): Promise<void> {
    head.className = `state ${result ?? ''}`;
    if (result === 'hit') figure.textContent = times(0);
    next.textContent =
      result === 'hit'
        ? words.mines.hitMine
        : fill(words.mines.tookAt, { times: times(minesPay(count, opened.length)) });
    for (const mine of mines) turn(mine, true, 'late');
    for (const at of fields.keys()) if (!mines.includes(at)) turn(at, false, 'late');
    await pause(SHOW_MS);
  }

  async function lay({ outcome }: RoundOnWire): Promise<void> {
    if (outcome?.engine !== 'mines') return;
    const { opened, count, result } = outcome;
    choice.root.disabled = result === null;
    const isHit = result === 'hit';
    for (const [place, at] of opened.entries()) {
      const isMine = isHit && place === opened.length - 1;
      if (!fields[at]?.classList.contains('open')) {
        turn(at, isMine, isMine ? 'hit' : 'safe');
        if (!isMine) showState(count, place + 1);
        await pause(OPEN_MS);
      }
    }
    if (result !== null) await showEnd(outcome);
  }

  const hands = playHands(table, {
    spot: () => minesSpot(choice.value()),
    start: words.mines.bet,
    restMs: 0,
    clear,
    lay,
    offer(moves) {
      for (const [at, field] of fields.entries())
        field.setAttribute('aria-disabled', String(!moves.includes(`open-${at}`)));
      grid.classList.toggle('live', moves.length > 0);
    },
    choice: board.choice,
    main({ outcome, stake, hand }) {
      if (outcome?.engine !== 'mines') return undefined;
      if (!hand?.moves.includes('take')) return undefined;
      const amount = money((stake * minesPay(outcome.count, outcome.opened.length)) / 100);
      return { label: fill(words.mines.takeAmount, { amount }), move: 'take' };
    },
    describe: ({ outcome }) => (outcome?.engine === 'mines' ? tellMines(words, outcome) : ''),
  });
  clear();
  showState(choice.value(), 0);
  table.lay(head, grid);
  // The number of mines is chosen before the bet, the fields after it.
  byId('game').insertBefore(choice.root, byId('game').querySelector('.bar'));
  return hands.page;
});
