/** @jsxImportSource preact */
import type { GameWords } from '../words.ts';
import './page.css';
import { Board, stopOf } from '../../kit/board/board.tsx';
import { boot, fill, gameWords, money, pause, times } from '../../kit/frame/dom.ts';
import { draw, shown, Title } from '../../kit/frame/frame.tsx';
import { Picture } from '../../kit/frame/parts.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { playHands } from '../../kit/hand/hand-round.ts';
import { Choice } from '../../kit/stake/choice.tsx';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { MinesOutcome } from './engine.ts';
import { MINES_FIELDS, mineCounts, minesPay, minesSpot } from './engine.ts';
import { tellMines } from './tell.ts';

const words = gameWords<GameWords>();

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

/** @param opened fields without a mine */
function nextOf(count: number, opened: number, result: MinesOutcome['result']): string {
  if (result === 'hit') return words.mines.hitMine;
  if (result !== null) return fill(words.mines.tookAt, { times: times(minesPay(count, opened)) });
  if (opened + count >= MINES_FIELDS) return '';
  return fill(words.mines.nextPays, { times: times(minesPay(count, opened + 1)) });
}

void start((table) => {
  /** Mines of the hand, or of the next one. */
  let count = 3;
  let isOpen = false;
  let opened = 0;
  let result: MinesOutcome['result'] = null;
  let moves: readonly string[] = [];
  let turned = new Map<number, { isMine: boolean; look: string }>();

  function clear(): void {
    opened = 0;
    result = null;
    turned = new Map();
    draw();
  }

  function turn(at: number, isMine: boolean, look: string): void {
    if (!turned.has(at)) turned.set(at, { isMine, look });
  }

  async function lay({ outcome }: RoundOnWire): Promise<void> {
    if (outcome?.engine !== 'mines') return;
    count = outcome.count;
    isOpen = outcome.result === null;
    draw();
    for (const [place, at] of outcome.opened.entries()) {
      if (turned.has(at)) continue;
      const isMine = outcome.result === 'hit' && place === outcome.opened.length - 1;
      turn(at, isMine, isMine ? 'hit' : 'safe');
      if (!isMine) opened = place + 1;
      draw();
      await pause(OPEN_MS);
    }
    if (isOpen) return;
    result = outcome.result;
    for (let at = 0; at < MINES_FIELDS; at += 1) turn(at, outcome.mines.includes(at), 'late');
    draw();
    await pause(SHOW_MS);
  }

  function choose(chosen: number): void {
    count = chosen;
    opened = 0;
    result = null;
    draw();
  }

  const hands = playHands(table, {
    spot: () => minesSpot(count),
    start: words.mines.bet,
    restMs: 0,
    clear,
    lay,
    offer(possible) {
      moves = possible;
      draw();
    },
    choice: () => stopOf('.fields'),
    main({ outcome, stake, hand }) {
      if (outcome?.engine !== 'mines') return undefined;
      if (!hand?.moves.includes('take')) return undefined;
      const amount = money((stake * minesPay(outcome.count, outcome.opened.length)) / 100);
      return { label: fill(words.mines.takeAmount, { amount }), move: 'take' };
    },
    describe: ({ outcome }) => (outcome?.engine === 'mines' ? tellMines(words, outcome) : ''),
  });

  function Field({ at }: { at: number }) {
    const field = turned.get(at);
    const found = field?.isMine ? words.mines.mine : words.mines.safe;
    const isOff = !moves.includes(`open-${at}`);
    return (
      <button
        type="button"
        class={`field ${field ? `open ${field.look}` : ''}`}
        aria-label={`${fill(words.field, { n: at + 1 })}, ${field ? found : words.mines.closed}`}
        aria-disabled={isOff}
        onClick={() => isOff || hands.take(`open-${at}`)}
      >
        {field && (field.isMine ? <Mine /> : <Gem />)}
      </button>
    );
  }

  // The number of mines is chosen before the bet, the fields after it.
  shown.before = () => (
    <Choice
      name="count"
      legend={words.mines.mines}
      options={countOptions}
      chosen={count}
      isOff={isOpen}
      onChoose={choose}
    />
  );
  return {
    ...hands.page,
    view: () => (
      <>
        <Title />
        <p class={`state ${result ?? ''}`}>
          <Picture src={boot.art.motif} />
          <b class="now">{times(result === 'hit' ? 0 : opened === 0 ? 100 : minesPay(count, opened))}</b>{' '}
          <small>{nextOf(count, opened, result)}</small>
        </p>
        <Board class={`fields framed ${moves.length > 0 ? 'live' : ''}`} aria-label={words.mines.mines}>
          {Array.from({ length: MINES_FIELDS }, (_, at) => (
            <Field at={at} />
          ))}
        </Board>
      </>
    ),
  };
});
