import type { GameWords } from '../words.ts';
import './page.css';
import { cue } from '../../kit/frame/cue.ts';
import { brief, el, gameWords, isCalm, pause, svg, times } from '../../kit/frame/dom.ts';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { payTable } from '../../kit/pays/pay-table.ts';
import { buildChoice } from '../../kit/stake/choice.ts';
import { plinkoPays, plinkoRisks, plinkoRows, plinkoSpot } from './engine.ts';
import { tellPlinko } from './tell.ts';

const words = gameWords<GameWords>();

/** Distance of the pegs in drawing units; the height of the rows depends on the space. */
const STEP = 10;
const LEAST_ROW = 5;
const MOST_ROW = 14;
const ROW_MS = 150;
const LANDING_MS = 300;
const BIN = 17;

const HEAT = ['#ffe38a', '#ffc64d', '#ff9d3d', '#ff7350', '#ff5a78'];
const heat = (bin: number, bins: number) =>
  HEAT[Math.round((Math.abs(bin - (bins - 1) / 2) / ((bins - 1) / 2)) * 4)] ?? '';

/** `0.17`, `1000`. */
const figure = (pay: number) => String(pay / 100).replace(/^0\./, '.');

function buildBoard() {
  const root = svg('svg', { class: 'board', 'aria-hidden': 'true' });
  const balls = svg('g');
  const shine = svg(
    'radialGradient',
    { id: 'ball', cx: 0.35, cy: 0.3 },
    svg('stop', { offset: 0, 'stop-color': '#fff7cf' }),
    svg('stop', { offset: 0.5, 'stop-color': '#ffc93d' }),
    svg('stop', { offset: 1, 'stop-color': '#8a4508' }),
  );
  let middle = 0;
  let high = MOST_ROW;
  let shown: readonly number[] = [];
  let bins: SVGGElement[] = [];
  let landed: { ball: SVGCircleElement; bin: number } | undefined;

  const placeOf = (row: number, right: number) => ({
    x: middle + (right - row / 2) * STEP,
    y: high * (row + 1) - 5,
  });

  function drawBin(pay: number, bin: number, all: readonly number[]): SVGGElement {
    const { x } = placeOf(all.length - 1, bin);
    const y = high * all.length - 2;
    const turn = all.length > 13 ? `rotate(-90 ${x} ${y + BIN / 2})` : '';
    return svg(
      'g',
      { class: 'bin' },
      svg('rect', {
        x: x - STEP / 2 + 0.5,
        y,
        width: STEP - 1,
        height: BIN,
        rx: 2,
        fill: heat(bin, all.length),
      }),
      svg('text', { x, y: y + BIN / 2, transform: turn, class: all.length > 13 ? 'tall' : '' }, figure(pay)),
    );
  }

  function put(ball: SVGCircleElement, rights: readonly number[], row: number, part: number): void {
    const from = placeOf(row, rights[row] ?? 0);
    const to = placeOf(row + 1, rights[row + 1] ?? 0);
    ball.setAttribute('cx', String(from.x + (to.x - from.x) * part));
    ball.setAttribute('cy', String(from.y + (to.y - from.y) * part ** 2 - high * part * (1 - part)));
  }

  function fall(ball: SVGCircleElement, rights: readonly number[]): Promise<void> {
    const began = performance.now();
    let peg = 0;
    return new Promise((resolve) => {
      const step = (now: number) => {
        const at = Math.max(now - began, 0) / brief(ROW_MS);
        if (at >= rights.length - 1) return resolve();
        if (Math.floor(at) > peg) cue('tick');
        peg = Math.floor(at);
        put(ball, rights, peg, at % 1);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }

  function showLanded(): void {
    if (landed) {
      const { x, y } = placeOf(shown.length - 1, landed.bin);
      landed.ball.setAttribute('cx', String(x));
      landed.ball.setAttribute('cy', String(y));
    }
    for (const [bin, drawn] of bins.entries()) drawn.classList.toggle('won', bin === landed?.bin);
  }

  function draw(): void {
    const rows = shown.length - 1;
    const wide = (rows + 2) * STEP;
    middle = wide / 2;
    const room = (wide * root.clientHeight) / Math.max(root.clientWidth, 1);
    high = Math.min(Math.max((room - BIN - 1) / shown.length, LEAST_ROW), MOST_ROW);
    root.setAttribute('viewBox', `0 0 ${wide} ${high * shown.length + BIN - 1}`);
    const pegs = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: row + 2 }, (_unused, at) => {
        const { x, y } = placeOf(row, at - 0.5);
        return svg('circle', { cx: x, cy: y + 4.5, r: 1.3, class: 'peg' });
      }),
    ).flat();
    bins = shown.map(drawBin);
    root.replaceChildren(svg('defs', {}, shine), ...pegs, ...bins, balls);
    showLanded();
  }
  new ResizeObserver(draw).observe(root);

  return {
    root,
    show(pays: readonly number[]) {
      shown = pays;
      landed = undefined;
      balls.replaceChildren();
      draw();
    },
    async drop(turns: readonly number[]) {
      let right = 0;
      const rights = [0, ...turns.map((turn) => (right += turn))];
      const ball = svg('circle', { class: 'ball', r: 3.4, cx: -9, cy: -9, fill: 'url(#ball)' });
      balls.append(ball);
      if (!isCalm) await fall(ball, rights);
      landed?.ball.remove();
      landed = { ball, bin: rights.at(-1) ?? 0 };
      showLanded();
      await pause(LANDING_MS);
    },
  };
}

const riskNames = { low: words.plinko.lowRisk, medium: words.plinko.mediumRisk, high: words.plinko.highRisk };

void start((table): GamePage => {
  const board = buildBoard();
  const bins = el('div', { class: 'unseen' });
  const show = (): void => {
    const pays = plinkoPays(spot());
    board.show(pays);
    const rows = pays.map((pay, bin) => ({ name: String(bin + 1), pays: [times(pay)] }));
    bins.replaceChildren(payTable(words.plinko.bins, [words.plinko.bin, words.payout], rows));
  };
  const rows = buildChoice(
    'rows',
    words.plinko.rows,
    plinkoRows.map((count) => [count, String(count)] as const),
    12,
    show,
  );
  const risk = buildChoice(
    'risk',
    words.plinko.risk,
    plinkoRisks.map((name) => [name, riskNames[name]] as const),
    'medium',
    show,
  );
  const spot = (): string => plinkoSpot(rows.value(), risk.value());
  show();
  table.lay(
    el('div', { class: 'frame framed' }, board.root, bins),
    el('div', { class: 'choices' }, rows.root, risk.root),
  );
  table.setAction(words.plinko.drop);

  return {
    controls: [rows.root, risk.root],
    // Each tap is a bet with its own ball (GAM-21).
    actsWhileBusy: true,
    async act() {
      const round = await table.play([{ spot: spot(), stake: table.stake() }]);
      await showRound(table, round, 'plinko', async ({ turns }) => {
        await board.drop(turns);
        return tellPlinko(words, turns, plinkoPays(spot()));
      });
    },
  };
});
