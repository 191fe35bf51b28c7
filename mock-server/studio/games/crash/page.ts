import type { GameWords } from '../words.ts';
import './page.css';
import { cashOut } from '../../kit/frame/calls.ts';
import { burst } from '../../kit/frame/cheer.ts';
import { cue } from '../../kit/frame/cue.ts';
import { el, fill, gameWords, money, times } from '../../kit/frame/dom.ts';
import { answered } from '../../kit/frame/lost-answer.ts';
import { type GamePage, start } from '../../kit/frame/shell.tsx';
import { buildChoice } from '../../kit/stake/choice.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { multiplierAt } from './engine.ts';
import { buildSky } from './page-sky.ts';
import { tellFlight } from './tell.ts';

const words = gameWords<GameWords>();

const EXITS: readonly (number | null)[] = [null, 150, 200, 300, 500, 1000];

/** Half tones for each doubling of the multiplier. */
const CLIMB = 8;

const toneOf = (hundredths: number, low = '') =>
  hundredths >= 1000 ? 'hot' : hundredths >= 200 ? 'warm' : low;

void start(async (table): Promise<GamePage> => {
  const { liveWords, playLive } = await import('../../kit/live/live.ts');
  const sky = buildSky();
  const figure = el('p', { class: 'figure' });
  const line = el('p', { class: 'line' });
  const exit = buildChoice(
    'auto',
    words.crash.auto,
    EXITS.map(
      (hundredths) => [hundredths, hundredths === null ? words.crash.autoOff : times(hundredths)] as const,
    ),
    null,
  );
  table.stage.append(sky.canvas, el('div', { class: 'centre' }, figure, line), exit.root);

  let flightAt: number | undefined;
  let own: RoundOnWire | undefined;
  let climbed = 0;

  function show(hundredths: number, tone = ''): void {
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
    sky.fly(elapsed);
    requestAnimationFrame(tick);
  }

  function left({ flight }: RoundOnWire): void {
    if (!flight?.leftAt) return;
    line.textContent = fill(words.crash.left, { times: times(flight.leftAt) });
    line.classList.add('safe');
    burst(24);
  }

  return playLive(table, {
    stakes: () => [{ spot: 'flight', stake: table.stake() }],
    hold: (isHeld) => {
      exit.root.disabled = isHeld;
    },
    auto() {
      const chosen = exit.value();
      return chosen === null ? undefined : chosen / 100;
    },
    clear() {
      flightAt = undefined;
      own = undefined;
      show(100);
      line.textContent = words.crash.wait;
      line.classList.remove('safe');
      sky.rest();
    },
    play({ sinceMs }) {
      flightAt = performance.now() - sinceMs;
      line.textContent = words.crash.flying;
      sky.start();
      tick();
    },
    tell: ({ flight }) => (flight ? tellFlight(words, flight.leftAt, Math.max(100, flight.bust ?? 100)) : ''),
    playing: () => liveWords.takeOff,
    main(round) {
      own = round;
      return true;
    },
    act({ round }) {
      const leave = () => cashOut(round);
      return answered(round, leave, leave, words.crash.lost);
    },
    own(round) {
      own = round;
      if (round.state === 'settled') left(round);
    },
    end({ bust, own: mine }) {
      flightAt = undefined;
      own = undefined;
      const said = tellFlight(words, 0, Math.max(100, bust ?? 100));
      show(Math.max(100, bust ?? 100), 'gone');
      if (!mine?.flight?.leftAt) line.textContent = said;
      sky.burst();
      return said;
    },
    label: ({ bust }) => ({ text: times(Math.max(100, bust ?? 100)), tone: toneOf(bust ?? 100, 'cold') }),
  });
});
