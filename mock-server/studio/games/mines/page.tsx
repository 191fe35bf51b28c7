/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { Board, stopOf } from '../../kit/board/board.tsx';
import { boot, fill, money, pause, times } from '../../kit/frame/dom.ts';
import { shown, stateOf, Title } from '../../kit/frame/frame.tsx';
import { Button, Picture } from '../../kit/frame/parts.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { playHands } from '../../kit/hand/hand-round.ts';
import { Choice } from '../../kit/stake/choice.tsx';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { MinesOutcome } from './engine.ts';
import { MINES_FIELDS, mineCounts, minesPay, minesSpot } from './engine.ts';

const OPEN_MS = 220;
const SHOW_MS = 420;

const Gem = () => (
  <svg viewBox="0 0 40 40" class="gem">
    <path d="M5 16 13 6H27L35 16 20 36Z" fill="#2fd6c8" />
    <path d="M5 16 13 6 20 16ZM35 16 27 6 20 16Z" fill="#b5fff6" />
    <path d="M13 6H27L20 16Z" fill="#7df0e4" />
    <path d="M20 16H35L20 36Z" fill="#0c8f93" />
  </svg>
);

const Mine = () => (
  <svg viewBox="0 0 40 40" class="bomb">
    <path d="M26 12Q30 4 36 7" fill="none" stroke="#d9a76a" stroke-width={3} />
    <path d="M36 1l1 4 4 1-4 2-1 4-2-4-4-1 4-2Z" fill="#ffcf4d" />
    <circle cx={18} cy={23} r={14} fill="#1a1022" />
    <circle cx={13} cy={17} r={4} fill="#fff" opacity={0.5} />
  </svg>
);

const countOptions = mineCounts.map((count) => [count, String(count)] as const);

interface Field {
  isMine: boolean;
  look: string;
}

const describeEnd = (count: number, opened: number, result: 'taken' | 'hit') =>
  result === 'hit'
    ? words.mines.hitMine
    : fill(words.mines.tookAt, { times: times(minesPay(count, opened)) });

function describe({ opened: { length: opened }, count, result }: MinesOutcome): string {
  if (result) return describeEnd(count, opened, result);
  if (opened === 0) return words.mines.pickField;
  const next = times(minesPay(count, opened + 1));
  return fill(words.mines.safeSoFar, { count: opened, times: times(minesPay(count, opened)), next });
}

/** @param opened fields without a mine */
function nextOf(count: number, opened: number, result: MinesOutcome['result']): string {
  if (result) return describeEnd(count, opened, result);
  if (opened + count >= MINES_FIELDS) return '';
  return fill(words.mines.nextPays, { times: times(minesPay(count, opened + 1)) });
}

void start((table) => {
  const nothing = { opened: 0, result: null as MinesOutcome['result'], turned: new Map<number, Field>() };
  const moves: readonly string[] = [];
  /** `count`: mines of the hand, or of the next one. */
  const [board, set] = stateOf({ ...nothing, moves, count: 3, isOpen: false });
  const turn = (at: number, field: Field) => {
    if (!board.turned.has(at)) board.turned.set(at, field);
  };

  async function lay({ outcome }: RoundOnWire): Promise<void> {
    if (outcome?.engine !== 'mines') return;
    const { count, opened, mines, result } = outcome;
    set({ count, isOpen: result === null });
    for (const [place, at] of opened.entries()) {
      if (board.turned.has(at)) continue;
      const isMine = result === 'hit' && place === opened.length - 1;
      turn(at, { isMine, look: isMine ? 'hit' : 'safe' });
      set(isMine ? {} : { opened: place + 1 });
      await pause(OPEN_MS);
    }
    if (result === null) return;
    for (let at = 0; at < MINES_FIELDS; at += 1) turn(at, { isMine: mines.includes(at), look: 'late' });
    set({ result });
    await pause(SHOW_MS);
  }

  const hands = playHands(table, {
    spot: () => minesSpot(board.count),
    start: words.mines.bet,
    restMs: 0,
    clear: () => set({ ...nothing, turned: new Map() }),
    lay,
    offer: (possible) => set({ moves: possible }),
    choice: () => stopOf('.fields'),
    main({ outcome, stake, hand }) {
      if (outcome?.engine !== 'mines') return undefined;
      if (!hand?.moves.includes('take')) return undefined;
      const amount = money((stake * minesPay(outcome.count, outcome.opened.length)) / 100);
      return { label: fill(words.mines.takeAmount, { amount }), move: 'take' };
    },
    describe: ({ outcome }) => (outcome?.engine === 'mines' ? describe(outcome) : ''),
  });

  function FieldButton({ at }: { at: number }) {
    const field = board.turned.get(at);
    const found = field?.isMine ? words.mines.mine : words.mines.safe;
    return (
      <Button
        class={`field mid ${field ? `open ${field.look}` : ''}`}
        aria-label={`${fill(words.field, { n: at + 1 })}, ${field ? found : words.mines.closed}`}
        isOff={!board.moves.includes(`open-${at}`)}
        onClick={() => hands.take(`open-${at}`)}
      >
        {field && (field.isMine ? <Mine /> : <Gem />)}
      </Button>
    );
  }

  // The number of mines is chosen before the bet, the fields after it.
  shown.before = () => (
    <Choice
      name="count"
      legend={words.mines.mines}
      options={countOptions}
      chosen={board.count}
      isOff={board.isOpen}
      onChoose={(count) => set({ count, opened: 0, result: null })}
    />
  );
  return {
    ...hands.page,
    view: () => {
      const { count, opened, result, moves } = board;
      return (
        <>
          <Title />
          <p class={`state ${result ?? ''}`}>
            <Picture src={boot.art.motif} />
            <b class="now">{times(result === 'hit' ? 0 : opened === 0 ? 100 : minesPay(count, opened))}</b>{' '}
            <small>{nextOf(count, opened, result)}</small>
          </p>
          <Board class={`fields framed ${moves.length > 0 ? 'live' : ''}`} aria-label={words.mines.mines}>
            {Array.from({ length: MINES_FIELDS }, (_, at) => (
              <FieldButton at={at} />
            ))}
          </Board>
        </>
      );
    },
  };
});
