/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { cue } from '../../kit/frame/cue.ts';
import { brief, fill, isCalm, pause, times } from '../../kit/frame/dom.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { PayTable } from '../../kit/pays/pay-table.tsx';
import { Choice } from '../../kit/stake/choice.tsx';
import { plinkoPays, plinkoRisks, plinkoRows, plinkoSpot } from './engine.ts';

/** Distance of the pegs in drawing units; the height of the rows depends on the space. */
const STEP = 10;
const LEAST_ROW = 5;
const MOST_ROW = 14;
const ROW_MS = 150;
const LANDING_MS = 300;
const BIN = 17;

const HEAT = ['#ffe38a', '#ffc64d', '#ff9d3d', '#ff7350', '#ff5a78'];
const heat = (bin: number, bins: number) =>
  HEAT[Math.round((Math.abs(bin - (bins - 1) / 2) / ((bins - 1) / 2)) * 4)];

/** `0.17`, `1000`. */
const figure = (pay: number) => String(pay / 100).replace(/^0\./, '.');

interface Ball {
  /** Turns to the right before each row, then the bin. */
  rights: readonly number[];
  drawn?: SVGCircleElement | null;
}

const riskNames = { low: words.plinko.lowRisk, medium: words.plinko.mediumRisk, high: words.plinko.highRisk };
const rowOptions = plinkoRows.map((count) => [count, String(count)] as const);
const riskOptions = plinkoRisks.map((name) => [name, riskNames[name]] as const);

void start((table): GamePage => {
  const nothing = { balls: [] as readonly Ball[], landed: undefined as Ball | undefined };
  const first: { rows: (typeof plinkoRows)[number]; risk: (typeof plinkoRisks)[number] } = {
    rows: 12,
    risk: 'medium',
  };
  /** `shape`: height of the board by its width. */
  const [board, set] = stateOf({ ...nothing, ...first, shape: 0 });

  const spot = () => plinkoSpot(board.rows, board.risk);
  const wide = () => (board.rows + 2) * STEP;
  const high = () =>
    Math.min(Math.max((wide() * board.shape - BIN - 1) / (board.rows + 1), LEAST_ROW), MOST_ROW);
  const placeOf = (row: number, right: number) => ({
    x: wide() / 2 + (right - row / 2) * STEP,
    y: high() * (row + 1) - 5,
  });

  function put(ball: Ball, row: number, part: number): void {
    const from = placeOf(row, ball.rights[row] ?? 0);
    const to = placeOf(row + 1, ball.rights[row + 1] ?? 0);
    ball.drawn?.setAttribute('cx', String(from.x + (to.x - from.x) * part));
    ball.drawn?.setAttribute('cy', String(from.y + (to.y - from.y) * part ** 2 - high() * part * (1 - part)));
  }

  function fall(ball: Ball): Promise<void> {
    const began = performance.now();
    let peg = 0;
    return new Promise((resolve) => {
      const step = (now: number) => {
        const at = Math.max(now - began, 0) / brief(ROW_MS);
        if (at >= ball.rights.length - 1) return resolve();
        if (Math.floor(at) > peg) cue('tick');
        peg = Math.floor(at);
        put(ball, peg, at % 1);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }

  /** The last ball stays in its bin until the next one lands. */
  async function drop(turns: readonly number[]): Promise<void> {
    let right = 0;
    const ball: Ball = { rights: [0, ...turns.map((turn) => (right += turn))] };
    set({ balls: [...board.balls, ball] });
    if (!isCalm) await fall(ball);
    set({ balls: board.balls.filter((other) => other !== board.landed), landed: ball });
    await pause(LANDING_MS);
  }

  const resized = new ResizeObserver(([entry]) => {
    if (entry) set({ shape: entry.target.clientHeight / Math.max(entry.target.clientWidth, 1) });
  });
  const watch = (board: SVGSVGElement | null) => {
    if (board) resized.observe(board);
  };

  function Bin({ pay, bin }: { pay: number; bin: number }) {
    const { rows, landed } = board;
    const { x } = placeOf(rows, bin);
    const y = high() * (rows + 1) - 2;
    const isTall = rows > 12;
    return (
      <g class={`bin ${bin === landed?.rights.at(-1) ? 'won' : ''}`}>
        <rect x={x - STEP / 2 + 0.5} y={y} width={STEP - 1} height={BIN} rx={2} fill={heat(bin, rows + 1)} />
        <text
          x={x}
          y={y + BIN / 2}
          transform={isTall ? `rotate(-90 ${x} ${y + BIN / 2})` : ''}
          class={isTall ? 'tall' : ''}
        >
          {figure(pay)}
        </text>
      </g>
    );
  }

  function BallOf({ ball }: { ball: Ball }) {
    const { x, y } = ball === board.landed ? placeOf(board.rows, ball.rights.at(-1) ?? 0) : { x: -9, y: -9 };
    const hold = (drawn: SVGCircleElement | null) => {
      ball.drawn = drawn;
    };
    return <circle class="ball" r={3.4} cx={x} cy={y} fill="url(#ball)" ref={hold} />;
  }

  const Board = () => (
    <svg
      class="board"
      aria-hidden="true"
      viewBox={`0 0 ${wide()} ${high() * (board.rows + 1) + BIN - 1}`}
      ref={watch}
    >
      <defs>
        <radialGradient id="ball" cx={0.35} cy={0.3}>
          <stop offset={0} stop-color="#fff7cf" />
          <stop offset={0.5} stop-color="#ffc93d" />
          <stop offset={1} stop-color="#8a4508" />
        </radialGradient>
      </defs>
      {Array.from({ length: board.rows }, (_, row) =>
        Array.from({ length: row + 2 }, (_unused, at) => {
          const { x, y } = placeOf(row, at - 0.5);
          return <circle cx={x} cy={y + 4.5} r={1.3} class="peg" />;
        }),
      )}
      {plinkoPays(spot()).map((pay, bin) => (
        <Bin pay={pay} bin={bin} />
      ))}
      {board.balls.map((ball) => (
        <BallOf key={ball} ball={ball} />
      ))}
    </svg>
  );

  table.setAction(words.plinko.drop);
  return {
    view: () => (
      <>
        <Title />
        <div class="frame framed mid">
          <Board />
          <div class="unseen">
            <PayTable
              caption={words.plinko.bins}
              heads={[words.plinko.bin, words.payout]}
              rows={plinkoPays(spot()).map((pay, bin) => ({ name: String(bin + 1), pays: [times(pay)] }))}
            />
          </div>
        </div>
        <div class="choices">
          <Choice
            name="rows"
            legend={words.plinko.rows}
            options={rowOptions}
            chosen={board.rows}
            isOff={table.isBusy()}
            onChoose={(count) => set({ ...nothing, rows: count })}
          />
          <Choice
            name="risk"
            legend={words.plinko.risk}
            options={riskOptions}
            chosen={board.risk}
            isOff={table.isBusy()}
            onChoose={(name) => set({ ...nothing, risk: name })}
          />
        </div>
      </>
    ),
    // Each tap is a bet with its own ball (GAM-21).
    actsWhileBusy: true,
    async act() {
      const pays = plinkoPays(spot());
      const round = await table.play([{ spot: spot(), stake: table.stake() }]);
      await showRound(table, round, 'plinko', async ({ turns }) => {
        await drop(turns);
        const bin = turns.reduce((sum, turn) => sum + turn, 0);
        return fill(words.plinko.landed, { n: bin + 1, times: times(pays[bin] ?? 0) });
      });
    },
  };
});
