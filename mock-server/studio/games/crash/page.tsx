/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { cashOut } from '../../kit/frame/calls.ts';
import { cue, lateParts } from '../../kit/frame/cue.ts';
import { fill, money, times } from '../../kit/frame/dom.ts';
import { stateOf } from '../../kit/frame/frame.tsx';
import { awaitAnswer } from '../../kit/frame/lost-answer.ts';
import { type GamePage, start } from '../../kit/frame/shell.tsx';
import { Choice } from '../../kit/stake/choice.tsx';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { multiplierAt } from './engine.ts';
import { paintSky } from './page-sky.ts';

const exits = [null, 150, 200, 300, 500, 1000].map(
  (hundredths) => [hundredths, hundredths === null ? words.crash.autoOff : times(hundredths)] as const,
);

/** A flight that never left the ground ends at 1.00x. */
const shownBust = (bust: number | null | undefined) => Math.max(100, bust ?? 100);

/** Half tones for each doubling of the multiplier. */
const CLIMB = 8;

const toneOf = (hundredths: number, low = '') =>
  hundredths >= 1000 ? 'hot' : hundredths >= 200 ? 'warm' : low;

/** @param leftAt hundredths; 0 when the flight ended first */
const describe = (leftAt: number, bust: number | null | undefined) =>
  leftAt > 0
    ? fill(words.crash.left, { times: times(leftAt) })
    : fill(words.crash.bust, { times: times(shownBust(bust)) });

void start(async (table): Promise<GamePage> => {
  const { playLive } = await import('../../kit/live/live.tsx');
  let sky: ReturnType<typeof paintSky> | undefined;
  let figure: HTMLElement | null = null;
  const [shown, set] = stateOf({ line: '', isSafe: false, exit: null as number | null, isHeld: false });
  let flightAt: number | undefined;
  let own: RoundOnWire | undefined;
  let climbed = 0;

  function show(hundredths: number, tone = ''): void {
    if (!figure) return;
    const text = times(hundredths);
    figure.textContent = text;
    figure.className = `figure ${tone}`;
    figure.style.setProperty('--signs', String(text.length));
  }

  function tick(): void {
    if (flightAt === undefined || !table.stage.isConnected) return;
    const elapsed = performance.now() - flightAt;
    // Only for display; the server's clock decides.
    const now = multiplierAt(elapsed);
    show(now, toneOf(now));
    const height = Math.floor(Math.log2(now / 100) * CLIMB);
    if (height > climbed) cue('climb', height);
    climbed = height;
    // The amount changes every frame. It is not in the button's name, because screen readers would read nothing else.
    if (own?.state === 'open')
      table.setAction(words.crash.cashOut, { tone: 'live', worth: money((own.stake * now) / 100) });
    sky?.fly(elapsed);
    requestAnimationFrame(tick);
  }

  function left({ flight }: RoundOnWire): void {
    if (!flight?.leftAt) return;
    set({ line: describe(flight.leftAt, null), isSafe: true });
    lateParts.burst?.(24);
  }

  function hangSky(canvas: HTMLCanvasElement | null): void {
    const pen = canvas?.getContext('2d');
    if (canvas && pen) sky = paintSky(canvas, pen);
  }
  /** The figure changes in each frame, without drawing the page. */
  function hangFigure(made: HTMLElement | null): void {
    figure = made;
  }

  const page = playLive(table, {
    stakes: () => [{ spot: 'flight', stake: table.stake() }],
    hold: (isHeld) => set({ isHeld }),
    next: (isChosen, amount) => fill(isChosen ? words.crash.noNext : words.crash.next, { amount }),
    auto: () => (shown.exit === null ? undefined : shown.exit / 100),
    clear() {
      flightAt = undefined;
      own = undefined;
      set({ line: words.crash.wait, isSafe: false });
      show(100);
      sky?.rest();
    },
    play({ sinceMs }) {
      flightAt = performance.now() - sinceMs;
      set({ line: words.crash.flying });
      tick();
    },
    describeOwn: ({ flight }) => (flight ? describe(flight.leftAt, flight.bust) : ''),
    playing: () => words.crash.takeOff,
    main(round) {
      own = round;
      return true;
    },
    act({ round }) {
      const leave = () => cashOut(round);
      return awaitAnswer(round, leave, leave, words.crash.lost);
    },
    own(round) {
      own = round;
      if (round.state === 'settled') left(round);
    },
    end({ bust, own: mine }) {
      flightAt = undefined;
      own = undefined;
      const text = describe(0, bust);
      set(mine?.flight?.leftAt ? {} : { line: text });
      show(shownBust(bust), 'gone');
      sky?.burst();
      return text;
    },
    label: ({ bust }) => ({ text: times(shownBust(bust)), tone: toneOf(bust ?? 100, 'cold') }),
  });
  return {
    ...page,
    view: () => (
      <>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
        <canvas class="sky cover" aria-hidden="true" ref={hangSky} />
        <div class="centre">
          <p class="figure" ref={hangFigure} />
          <p class={shown.isSafe ? 'line safe' : 'line'}>{shown.line}</p>
        </div>
        <Choice
          name="auto"
          legend={words.crash.auto}
          options={exits}
          chosen={shown.exit}
          isOff={shown.isHeld}
          onChoose={(exit) => set({ exit })}
        />
      </>
    ),
  };
});
