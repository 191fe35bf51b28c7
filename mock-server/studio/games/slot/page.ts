import type { GameWords } from '../words.ts';
import './page.css';
import { banner, burst, countUp } from '../../kit/frame/cheer.ts';
import {
  boot,
  el,
  ended,
  fill,
  gameWords,
  isCalm,
  money,
  pause,
  picture,
  times,
  unseen,
} from '../../kit/frame/dom.ts';
import { type GamePage, showRound, start, type Table } from '../../kit/frame/shell.tsx';
import { payTable } from '../../kit/pays/pay-table.ts';
import type { MotifWords } from '../../kit/words/motif-words.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { SlotOutcome, SlotSpin, SlotTerms } from './engine.ts';
import { REELS, ROWS, SCATTER, WILD } from './reels.ts';
import { tellSlot } from './tell.ts';

const words = gameWords<GameWords>();

/** Symbols that pass before a reel stops; each further reel turns longer. */
const PASSING = 14;
const STEP = 5;
const FIRST_MS = 720;
const STEP_MS = 170;

const faces = [...boot.art.symbols, boot.art.wild, boot.art.scatter];
const wordsOf = (name: string): MotifWords => ({ one: name, many: name });
const names = [...boot.names, wordsOf(words.slot.wild), wordsOf(words.slot.bonus)];

function cell(symbol: number): HTMLElement {
  const kind = symbol === WILD ? 'wild' : symbol === SCATTER ? 'scatter' : symbol < 4 ? 'dear' : '';
  return el('div', { class: `cell ${kind}`, 'data-symbol': symbol }, picture(faces[symbol] ?? ''));
}

function buildBoard(weights: SlotTerms['reels']) {
  /** Signs pass as often as they are on the reel. */
  function anyFace(reel: number): number {
    const own = weights[reel] ?? [];
    let left = Math.random() * own.reduce((sum, weight) => sum + weight, 0);
    return own.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  }
  const strips = Array.from({ length: REELS }, () => el('div', { class: 'strip' }));
  const first = strips.map((_, reel) => [anyFace(reel), anyFace(reel), anyFace(reel)]);
  for (const [at, strip] of strips.entries()) strip.append(...(first[at] ?? []).map(cell));
  const windows = strips.map((strip) => el('div', { class: 'reel' }, strip));
  const reels = el('ul', { class: 'unseen', 'aria-label': words.slot.reels });
  const note = el('p', { class: 'note' });
  const counter = el('p', { class: 'counter', hidden: true });
  const title = el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name);
  const hero = el('div', { class: 'hero', 'aria-hidden': 'true' }, picture(boot.art.motif, 'float'));
  const root = el(
    'div',
    { class: 'slot' },
    el('div', { class: 'crest' }, hero, title),
    el('div', { class: 'cabinet', 'aria-hidden': 'true' }, el('div', { class: 'window' }, ...windows)),
    el('div', { class: 'under' }, note, counter),
    reels,
  );
  let isHurried = false;

  const cellsOf = (reel: number) => [...(strips[reel]?.children ?? [])].slice(0, ROWS);

  function describe(cells: readonly (readonly number[])[]): void {
    const lines = cells.map((symbols, reel) => {
      const name = fill(words.slot.reel, { n: reel + 1 });
      return el('li', {}, `${name}: ${symbols.map((symbol) => names[symbol]?.one).join(', ')}`);
    });
    reels.replaceChildren(...lines);
  }

  async function turnReel(strip: HTMLElement, reel: number, spin: SlotSpin): Promise<void> {
    const final = spin.cells.slice(reel * ROWS, (reel + 1) * ROWS).map(cell);
    if (isCalm) {
      strip.replaceChildren(...final);
      return;
    }
    const before = [...strip.children].slice(0, ROWS);
    const passing = Array.from({ length: isHurried ? 3 : PASSING + reel * STEP }, () => cell(anyFace(reel)));
    strip.replaceChildren(...final, ...passing, ...before);
    const count = strip.children.length - ROWS;
    const ms = isHurried ? 220 : FIRST_MS + reel * STEP_MS;
    strip.style.transition = 'none';
    strip.style.transform = `translateY(calc(var(--cell-h) * ${-count}))`;
    strip.getBoundingClientRect();
    strip.classList.add('turning');
    strip.style.transition = `transform ${ms}ms cubic-bezier(0.3, 0.1, 0.3, 1.06)`;
    strip.style.transform = 'translateY(0)';
    await ended(strip, ms + 200);
    strip.classList.remove('turning');
    strip.replaceChildren(...final);
    if (final.some((face) => face.classList.contains('scatter'))) strip.parentElement?.classList.add('thud');
    setTimeout(() => strip.parentElement?.classList.remove('thud'), 400);
  }

  function winning({ wins }: SlotSpin): Element[] {
    return wins.flatMap(({ symbol, count }) =>
      Array.from({ length: count }, (_, reel) => reel)
        .flatMap(cellsOf)
        .filter((face) => [String(symbol), String(WILD)].includes(face.getAttribute('data-symbol') ?? '')),
    );
  }

  describe(first);
  return {
    root,
    note,
    counter,
    hurry() {
      isHurried = true;
      for (const motion of strips.flatMap((strip) => strip.getAnimations())) motion.playbackRate = 8;
    },
    async turn(spin: SlotSpin) {
      isHurried = false;
      await Promise.all(strips.map((strip, reel) => turnReel(strip, reel, spin)));
      describe(strips.map((_, reel) => spin.cells.slice(reel * ROWS, (reel + 1) * ROWS)));
    },
    dim() {
      root.classList.remove('has-win');
      for (const face of root.querySelectorAll('.won')) face.classList.remove('won');
    },
    async light(spin: SlotSpin) {
      if (spin.wins.length === 0) return;
      root.classList.add('has-win');
      for (const face of winning(spin)) face.classList.add('won');
      await pause(isHurried ? 150 : 650);
    },
  };
}

const idleNote = (pot: number | null) =>
  pot === null ? words.slot.ways : fill(words.slot.pot, { amount: money(pot) });

async function freeSpins(
  board: ReturnType<typeof buildBoard>,
  { spins, freeTimes }: SlotOutcome,
  stake: number,
): Promise<void> {
  const free = spins.slice(1);
  for (const face of board.root.querySelectorAll('.cell.scatter')) face.classList.add('won');
  burst(60);
  await pause(700);
  await banner(
    fill(words.slot.freeSpins, { count: free.length }),
    fill(words.slot.freeTimes, { times: freeTimes }),
    1500,
  );
  document.body.classList.add('free');
  board.counter.hidden = false;
  let total = 0;
  for (const [at, spin] of free.entries()) {
    board.dim();
    board.note.textContent = fill(words.slot.freeLeft, { at: at + 1, count: free.length });
    await board.turn(spin);
    const before = total;
    total += (spin.pay * stake) / 100;
    void countUp(board.counter, before, total, 400);
    await board.light(spin);
    await pause(250);
  }
  document.body.classList.remove('free');
  board.counter.hidden = true;
  if (total > 0) await banner(words.slot.freeTotal, total, 1400);
}

/** The rules come from the engine's own terms, so they cannot differ from the play (GAM-19). */
function slotRules({ seat }: Table): Node[] {
  if (!seat.slot) return [];
  const { pays, wildReels: reels, scatters, freeSpins, freeTimes } = seat.slot;
  // The caption explains the figures; a screen reader that reads a single cell needs the explanation there.
  const counts = [3, 4, 5].map((n) =>
    el('span', {}, el('span', { 'aria-hidden': 'true' }, String(n)), unseen(fill(words.slot.alike, { n }))),
  );
  const heads = [words.slot.symbol, ...counts];
  const faceOf = (symbol: number) => picture(faces[symbol] ?? '');
  const nameOf = (symbol: number) => names[symbol]?.one ?? '';
  const rows = pays.map((each, symbol) => ({
    picture: faceOf(symbol),
    name: nameOf(symbol),
    pays: each.map(times),
  }));
  const replaced = pays.map((_, symbol) => nameOf(symbol)).join(', ');
  const given = { count: scatters, free: freeSpins, times: freeTimes };
  const special = [
    [WILD, fill(words.slot.wildRule, { names: replaced, bonus: nameOf(SCATTER), reels: reels.join(', ') })],
    [SCATTER, fill(words.slot.bonusRule, given)],
  ] as const;
  return [
    payTable(words.slot.symbols, heads, rows),
    ...special.map(([symbol, text]) =>
      el('p', { class: 'special' }, faceOf(symbol), el('span', {}, el('b', {}, nameOf(symbol)), `: ${text}`)),
    ),
  ];
}

function potRule({ seat }: Table): Node[] {
  if (!seat.pot) return [];
  const { share, seed, oneIn } = seat.pot;
  const places = { share, seed: money(seed), oneIn: oneIn.toLocaleString('en-US') };
  return [el('p', {}, fill(words.slot.potRule, places))];
}

void start((table): GamePage => {
  const board = buildBoard(table.seat.slot?.reels ?? []);
  table.stage.append(board.root);
  table.setAction(words.spin);
  let isSpinning = false;
  let pot = table.seat.pot?.amount ?? null;
  board.note.textContent = idleNote(pot);

  async function show(round: RoundOnWire, outcome: SlotOutcome): Promise<string> {
    const [first] = outcome.spins;
    if (!first) return '';
    await board.turn(first);
    await board.light(first);
    if (first.wins.length > 0) {
      const paid = (first.pay * round.stake) / 100;
      board.note.textContent = `${first.pay > 100 ? words.win : words.returned} ${money(paid)}`;
    }
    if (outcome.spins.length > 1) await freeSpins(board, outcome, round.stake);
    if (round.jackpot > 0) {
      burst(160);
      await banner(words.slot.won, round.jackpot, 2500);
    }
    if (round.payout === 0 || outcome.spins.length > 1) board.note.textContent = idleNote(round.pot);
    return tellSlot(words, outcome, { names, stake: round.stake, jackpot: round.jackpot });
  }

  return {
    rules: [...slotRules(table), ...potRule(table)],
    onSeat(seat) {
      pot = seat.pot?.amount ?? null;
      board.note.textContent = idleNote(pot);
    },
    actsWhileBusy: true,
    async act() {
      // A second tap during the spin stops the reels at once.
      if (isSpinning) return board.hurry();
      isSpinning = true;
      try {
        board.dim();
        board.note.textContent = idleNote(pot);
        const round = await table.play([{ spot: 'spin', stake: table.stake() }]);
        pot = round.pot;
        await showRound(table, round, 'slot', (outcome) => show(round, outcome));
      } finally {
        isSpinning = false;
      }
    },
    async settle() {
      board.hurry();
    },
  };
});
