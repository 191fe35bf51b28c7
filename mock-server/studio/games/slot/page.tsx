/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { weightAt } from '../../kit/chance/draw.ts';
import { countUp } from '../../kit/frame/count-up.ts';
import { lateParts } from '../../kit/frame/cue.ts';
import { boot, ended, fill, isCalm, money, pause, times } from '../../kit/frame/dom.ts';
import { draw, stateOf, Title } from '../../kit/frame/frame.tsx';
import { Picture, Unseen } from '../../kit/frame/parts.tsx';
import { type GamePage, showRound, start, type Table } from '../../kit/frame/shell.tsx';
import type { RulesView } from '../../kit/pays/pay-table.tsx';
import type { MotifWords } from '../../kit/words/motif-words.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { SlotOutcome, SlotSpin } from './engine.ts';
import { slotProfiles, slotTerms, slotVolatility } from './profiles.ts';
import { REELS, ROWS, SCATTER, WILD } from './reels.ts';

/** Symbols that pass before a reel stops; each further reel turns longer. */
const PASSING = 14;
const STEP = 5;
const FIRST_MS = 720;
const STEP_MS = 170;

const faces = [...boot.art.symbols, boot.art.wild, boot.art.scatter];
const wordsOf = (name: string): MotifWords => ({ one: name, many: name });
const names = [...boot.names, wordsOf(words.slot.wild), wordsOf(words.slot.bonus)];
const nameOf = (symbol: number) => names[symbol]?.one ?? '';
const Face = ({ symbol }: { symbol: number }) => <Picture src={faces[symbol]} />;

function Cell({ symbol, isWon }: { symbol: number; isWon: boolean }) {
  const kind = symbol === WILD ? 'wild' : symbol === SCATTER ? 'scatter' : symbol < 4 ? 'dear' : '';
  return (
    <div class={`cell mid ${kind} ${isWon ? 'won' : ''}`} data-symbol={symbol}>
      <Face symbol={symbol} />
    </div>
  );
}

const reelOf = (cells: readonly number[], reel: number) => cells.slice(reel * ROWS, (reel + 1) * ROWS);

const terms = slotTerms(slotProfiles[slotVolatility(boot.game)]);

function buildBoard(firstNote: string) {
  /** Signs pass as often as they are on the reel. */
  const anyFace = (reel: number) => {
    const weights = terms.reels[reel] ?? [];
    return weightAt(weights, Math.random() * weights.reduce((sum, weight) => sum + weight, 0));
  };

  /** The symbols on each strip, from the top; the first are in the window when it stands. */
  let strips = Array.from({ length: REELS }, (_, reel) => [anyFace(reel), anyFace(reel), anyFace(reel)]);
  const none: readonly number[] = [];
  const landed: readonly number[] = strips.flat();
  const [board, set] = stateOf({ landed, won: none, isWin: false, isFree: false, note: firstNote });
  let isHurried = false;

  const elements = () => [...document.querySelectorAll<HTMLElement>('.symbols')];

  async function turnReel(strip: HTMLElement, reel: number): Promise<void> {
    const [final = [], count] = [strips[reel], (strips[reel]?.length ?? 0) - ROWS];
    const ms = FIRST_MS + reel * STEP_MS;
    strip.style.transition = 'none';
    strip.style.transform = `translateY(calc(var(--cell-h) * ${-count}))`;
    strip.getBoundingClientRect();
    strip.classList.add('turning');
    strip.style.transition = `transform ${ms}ms cubic-bezier(0.3, 0.1, 0.3, 1.06)`;
    strip.style.transform = 'translateY(0)';
    await ended(strip, ms + 200);
    strip.classList.remove('turning');
    if (final.slice(0, ROWS).includes(SCATTER)) strip.parentElement?.classList.add('thud');
    setTimeout(() => strip.parentElement?.classList.remove('thud'), 400);
  }

  return {
    view: () => (
      <div class={`slot ${board.isWin ? 'has-win' : ''}`}>
        <div class="crest">
          <div class="hero" aria-hidden="true">
            <Picture src={boot.art.motif} look="float" />
          </div>
          <Title />
        </div>
        <div class="cabinet" aria-hidden="true">
          <div class="window">
            {strips.map((symbols, reel) => (
              <div class="reel">
                <div class="symbols">
                  {symbols.map((symbol, row) => (
                    <Cell symbol={symbol} isWon={row < ROWS && board.won.includes(reel * ROWS + row)} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
        <div class="under">
          <p class="note">{board.note}</p>
          <p class="counter" hidden={!board.isFree} />
        </div>
        <ul class="unseen" aria-label={words.slot.reels}>
          {strips.map((_, reel) => (
            <li>
              {fill(words.slot.reel, { n: reel + 1 })}: {reelOf(board.landed, reel).map(nameOf).join(', ')}
            </li>
          ))}
        </ul>
      </div>
    ),
    write: (note: string) => set({ note }),
    setFree(isFree: boolean) {
      document.body.classList.toggle('free', isFree);
      set({ isFree });
    },
    count(before: number, total: number) {
      const counter = document.querySelector('.counter');
      if (counter) void countUp(counter, before, total, 400);
    },
    hurry() {
      isHurried = true;
      for (const motion of elements().flatMap((strip) => strip.getAnimations())) motion.playbackRate = 8;
    },
    async turn({ cells }: SlotSpin) {
      isHurried = false;
      if (!isCalm) {
        strips = strips.map((last, reel) => {
          const passing = Array.from({ length: PASSING + reel * STEP }, () => anyFace(reel));
          return [...reelOf(cells, reel), ...passing, ...last];
        });
        draw();
        await Promise.all(elements().map(turnReel));
      }
      strips = strips.map((_, reel) => reelOf(cells, reel));
      set({ landed: cells });
    },
    dim: () => set({ won: [], isWin: false }),
    lightBonus: () => set({ won: board.landed.flatMap((symbol, at) => (symbol === SCATTER ? [at] : [])) }),
    async light({ wins }: SlotSpin) {
      if (wins.length === 0) return;
      const won = board.landed.flatMap((symbol, at) => {
        const isIn = wins.some((win) => at < win.count * ROWS && (symbol === win.symbol || symbol === WILD));
        return isIn ? [at] : [];
      });
      set({ isWin: true, won });
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
  board.lightBonus();
  lateParts.burst?.(60);
  await pause(700);
  await lateParts.banner?.(
    fill(words.slot.freeSpins, { count: free.length }),
    fill(words.slot.freeTimes, { times: freeTimes }),
    1500,
  );
  board.setFree(true);
  let total = 0;
  for (const [at, spin] of free.entries()) {
    board.dim();
    board.write(fill(words.slot.freeLeft, { at: at + 1, count: free.length }));
    await board.turn(spin);
    const before = total;
    total += (spin.pay * stake) / 100;
    board.count(before, total);
    await board.light(spin);
    await pause(250);
  }
  board.setFree(false);
  if (total > 0) await lateParts.banner?.(words.slot.freeTotal, total, 1400);
}

/** The rules come from the engine's own terms, so they cannot differ from the play (GAM-19). */
function rulesOf({ PayTable }: Parameters<RulesView>[0]) {
  const { pays, wildReels, scatters, freeSpins, freeTimes } = terms;
  // The caption explains the figures; a screen reader that reads a single cell needs the explanation there.
  const counts = [3, 4, 5].map((n) => [
    <span aria-hidden="true">{n}</span>,
    <Unseen>{fill(words.slot.alike, { n })}</Unseen>,
  ]);
  const replaced = pays.map((_, symbol) => nameOf(symbol)).join(', ');
  const wild = { names: replaced, bonus: nameOf(SCATTER), reels: wildReels.join(', ') };
  const special = [
    [WILD, fill(words.slot.wildRule, wild)],
    [SCATTER, fill(words.slot.bonusRule, { count: scatters, free: freeSpins, times: freeTimes })],
  ] as const;
  return (
    <>
      <PayTable
        caption={words.slot.symbols}
        heads={[words.slot.symbol, ...counts]}
        rows={pays.map((each, symbol) => ({
          picture: <Face symbol={symbol} />,
          name: nameOf(symbol),
          pays: each.map(times),
        }))}
      />
      {special.map(([symbol, text]) => (
        <p class="special row">
          <Face symbol={symbol} />
          <span>
            <b>{nameOf(symbol)}</b>: {text}
          </span>
        </p>
      ))}
    </>
  );
}

function describe({ stake, jackpot }: RoundOnWire, { spins: [first, ...free] }: SlotOutcome): string {
  if (!first) return '';
  const { cells, wins } = first;
  if (wins.length === 0 && free.length === 0 && jackpot === 0) {
    const middle = Array.from({ length: REELS }, (_, reel) => nameOf(cells[reel * ROWS + 1] ?? 0));
    return fill(words.slot.middle, { symbols: middle.join(', ') });
  }
  const counts = words.slot.counts.split(',');
  const isAll = wins.length === 1 && free.length === 0 && jackpot === 0;
  const amountOf = (pays: readonly { pay: number }[]) =>
    money((pays.reduce((sum, { pay }) => sum + pay, 0) * stake) / 100);
  const lines = wins.map((win) => {
    const name = `${counts[win.count - 3]} ${names[win.symbol]?.many}`;
    // The payment message already has the amount of a single win.
    return isAll ? name : `${name}, ${amountOf([win])}`;
  });
  if (free.length > 0) lines.push(fill(words.slot.freePaid, { count: free.length, amount: amountOf(free) }));
  if (jackpot > 0) lines.push(fill(words.slot.potWon, { amount: money(jackpot) }));
  return lines.join('. ');
}

function potRule({ share, seed, oneIn }: NonNullable<Table['seat']['pot']>): string {
  return fill(words.slot.potRule, { share, seed: money(seed), oneIn: oneIn.toLocaleString('en-US') });
}

void start((table): GamePage => {
  const { pot: firstPot } = table.seat;
  let isSpinning = false;
  let pot = firstPot?.amount ?? null;
  const board = buildBoard(idleNote(pot));
  table.setAction(words.spin);

  async function show(round: RoundOnWire, outcome: SlotOutcome): Promise<string> {
    const [first] = outcome.spins;
    if (!first) return '';
    await board.turn(first);
    await board.light(first);
    if (first.wins.length > 0) {
      const paid = (first.pay * round.stake) / 100;
      board.write(`${first.pay > 100 ? words.win : words.returned} ${money(paid)}`);
    }
    if (outcome.spins.length > 1) await freeSpins(board, outcome, round.stake);
    if (round.jackpot > 0) {
      lateParts.burst?.(160);
      await lateParts.banner?.(words.slot.won, round.jackpot, 2500);
    }
    if (round.payout === 0 || outcome.spins.length > 1) board.write(idleNote(round.pot));
    return describe(round, outcome);
  }

  return {
    view: board.view,
    rules: (parts) => [rulesOf(parts), firstPot && <p>{potRule(firstPot)}</p>],
    onSeat(seat) {
      pot = seat.pot?.amount ?? null;
      board.write(idleNote(pot));
    },
    actsWhileBusy: true,
    async act() {
      // A second tap during the spin stops the reels at once.
      if (isSpinning) return board.hurry();
      isSpinning = true;
      try {
        board.dim();
        board.write(idleNote(pot));
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
