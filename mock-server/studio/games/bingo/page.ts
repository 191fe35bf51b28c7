import type { GameWords } from '../words.ts';
import './page.css';
import { colourBall, drawBall } from '../../kit/board/balls.ts';
import { makeBoard } from '../../kit/board/board.ts';
import { boot, button, el, fill, gameWords, pause, picture } from '../../kit/frame/dom.ts';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { buildPays, plainTimes } from '../../kit/pays/pays.ts';
import { buildChoice } from '../../kit/stake/choice.ts';
import {
  BINGO_CALLED,
  BINGO_CARDS_AT_MOST,
  BINGO_FREE,
  BINGO_NUMBERS,
  BINGO_PRINTED,
  bingoCard,
  bingoLinesOf,
  bingoPays,
  bingoSpot,
} from './engine.ts';
import { tellBingo } from './tell.ts';

const words = gameWords<GameWords>();

const BALL_MS = 110;
const LETTERS = ['B', 'I', 'N', 'G', 'O'];
const COLUMN = BINGO_NUMBERS / LETTERS.length;
const LAST_BALLS = 5;

const columnOf = (number: number) => Math.ceil(number / COLUMN);

function layCard(number: number) {
  const spot = bingoSpot(number);
  const numbers = bingoCard(spot);
  const note = el('b', {});
  const cells = numbers.map((value, at) =>
    el(
      'span',
      { class: at === BINGO_FREE ? 'cell free' : 'cell', role: 'gridcell', tabindex: -1 },
      at === BINGO_FREE ? '★' : String(value),
    ),
  );
  const heads = LETTERS.map((letter, at) =>
    colourBall(el('i', { class: 'letter', role: 'columnheader' }, letter), at + 1),
  );
  const line = (of: readonly HTMLElement[]) => el('div', { role: 'row', class: 'line-of' }, ...of);
  const rows = LETTERS.map((_, row) => line(cells.slice(row * LETTERS.length, (row + 1) * LETTERS.length)));
  const label = (at: number, ...came: string[]) =>
    cells[at]?.setAttribute(
      'aria-label',
      [at === BINGO_FREE ? words.bingo.free : String(numbers[at]), ...came].join(', '),
    );
  const name = fill(words.bingo.cardNumber, { n: number });
  const root = el(
    'div',
    { class: 'card' },
    el('p', {}, el('span', {}, name), note),
    el('div', { class: 'cells', role: 'grid', 'aria-label': name }, line(heads), ...rows),
  );
  for (const at of cells.keys()) label(at);
  return {
    spot,
    number,
    root,
    cells,
    /** @returns how many lines of the card are complete */
    call(called: readonly number[]): number {
      const last = called.at(-1) ?? 0;
      const at = numbers.indexOf(last);
      cells[at]?.classList.add('called');
      if (at !== -1) label(at, words.bingo.isCalled);
      const lines = bingoLinesOf(numbers, called);
      for (const field of lines.flat()) {
        cells[field]?.classList.add('line');
        label(field, ...(field === BINGO_FREE ? [] : [words.bingo.isCalled]), words.bingo.inLine);
      }
      note.textContent =
        lines.length > 0 ? plainTimes(bingoPays[Math.min(lines.length, bingoPays.length - 1)] ?? 0) : '';
      root.classList.toggle('winner', lines.length > 0);
      return lines.length;
    },
    wipe() {
      for (const [at, cell] of cells.entries()) {
        cell.classList.remove('called', 'line');
        label(at);
      }
      note.textContent = '';
      root.classList.remove('winner');
    },
  };
}

type Card = ReturnType<typeof layCard>;

function buildCall() {
  const count = el('b', {}, `0 / ${BINGO_CALLED}`);
  const balls = el('div', { class: 'balls', 'aria-hidden': 'true' });
  const all = el('p', { class: 'unseen' });
  const said: number[] = [];
  const clear = () => {
    said.length = 0;
    all.textContent = '';
    balls.replaceChildren(picture(boot.art.motif));
    count.textContent = `0 / ${BINGO_CALLED}`;
  };
  clear();
  return {
    root: el(
      'div',
      { class: 'call' },
      balls,
      el('p', {}, el('small', {}, words.bingo.called), ' ', count),
      all,
    ),
    clear,
    show(number: number, at: number, isHit: boolean) {
      if (at === 0) balls.replaceChildren();
      balls.prepend(drawBall(number, columnOf(number), isHit));
      while (balls.children.length > LAST_BALLS) balls.lastElementChild?.remove();
      count.textContent = `${at + 1} / ${BINGO_CALLED}`;
      said.push(number);
      all.textContent = said.join(', ');
    },
  };
}

/** The draw does not depend on the choice. */
function pickCards(count: number): Card[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(1 + Math.floor(Math.random() * (BINGO_PRINTED - 1)));
  return [...numbers].map(layCard);
}

void start((table): GamePage => {
  const call = buildCall();
  const strip = buildPays(words.bingo.lines, words.bingo.linesPay);
  strip.show(bingoPays);
  const hall = el('div', { class: 'hall' });
  const board = makeBoard(hall);
  let cards: Card[] = [];

  function lay(count: number): void {
    cards = pickCards(count);
    hall.replaceChildren(...cards.map(({ root }) => root));
    hall.dataset.cards = String(count);
    board.lay(cards.flatMap(({ cells }) => cells));
    table.recount();
    strip.light(0);
    call.clear();
  }
  const counts = Array.from({ length: BINGO_CARDS_AT_MOST }, (_, at) => [at + 1, String(at + 1)] as const);
  const choice = buildChoice('cards', words.bingo.cards, counts, 2, lay);
  const change = button(words.bingo.newCards, 'tool', () => lay(choice.value()));
  lay(choice.value());
  table.lay(call.root, strip.root, hall, el('div', { class: 'under' }, choice.root, change));
  table.setAction(words.bingo.callNumbers);

  async function showCall(called: readonly number[]): Promise<void> {
    for (const [at, number] of called.entries()) {
      const isHit = cards.some(({ spot }) => bingoCard(spot).includes(number));
      call.show(number, at, isHit);
      const lines = cards.map((card) => card.call(called.slice(0, at + 1)));
      strip.light(Math.min(Math.max(...lines), bingoPays.length - 1));
      await pause(BALL_MS);
    }
  }

  return {
    controls: [choice.root, change],
    times: () => cards.length,

    stakeName: words.bingo.perCard,
    async act() {
      const round = await table.play(cards.map(({ spot }) => ({ spot, stake: table.stake() })));
      await showRound(table, round, 'bingo', async ({ called }) => {
        for (const card of cards) card.wipe();
        call.clear();
        await showCall(called);
        return tellBingo(
          words,
          called,
          cards.map(({ number }) => number),
        );
      });
    },
  };
});
