import './page.css';
import { multiplierAt } from '../../engines/crash.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { cashOut, watch } from '../client/calls.ts';
import { buildChoice } from '../client/choice.ts';
import { burst } from '../client/confetti.ts';
import { el, fill, money, pause, times, words } from '../client/dom.ts';
import { type GamePage, start } from '../client/shell.ts';
import { say } from '../client/talk.ts';
import { buildSky } from './page-sky.ts';
import { tellFlight } from './tell.ts';

const EXITS: readonly (number | null)[] = [null, 150, 200, 300, 500, 1000];
const HISTORY = 12;

void start((table): GamePage => {
  const sky = buildSky();
  const figure = el('p', { class: 'figure' }, '1.00x');
  const line = el('p', { class: 'line' }, words.crash.wait);
  const history = el('ul', { class: 'history', 'aria-label': words.crash.lastFlights });
  const exit = buildChoice(
    'auto',
    words.crash.auto,
    EXITS.map(
      (hundredths) => [hundredths, hundredths === null ? words.crash.autoOff : times(hundredths)] as const,
    ),
    null,
  );
  const auto = exit.root;
  table.stage.append(sky.canvas, history, el('div', { class: 'centre' }, figure, line), auto);
  table.setAction(words.crash.start);

  let flying: RoundOnWire | undefined;
  let startedAt = 0;

  function tick(): void {
    if (!flying) return;
    const elapsed = performance.now() - startedAt;
    // Only for display; the server's clock decides.
    const now = multiplierAt(elapsed);
    figure.textContent = times(now);
    figure.className = `figure ${now >= 1000 ? 'hot' : now >= 200 ? 'warm' : ''}`;
    // The amount grows every frame; the name of the button stays, or nothing else would be heard.
    table.setAction(words.crash.cashOut, { tone: 'live', worth: money((flying.stake * now) / 100) });
    sky.fly(elapsed);
    requestAnimationFrame(tick);
  }

  function note({ flight }: RoundOnWire): void {
    const bust = flight?.bust ?? 100;
    const tone = bust >= 1000 ? 'hot' : bust >= 200 ? 'warm' : '';
    history.prepend(el('li', { class: tone }, times(bust)));
    while (history.children.length > HISTORY) history.lastElementChild?.remove();
  }

  async function land(round: RoundOnWire): Promise<void> {
    // A late answer about an earlier flight does not end the one in the air.
    if (flying?.round !== round.round || round.state === 'open') return;
    flying = undefined;
    auto.disabled = false;
    note(round);
    const { leftAt = 0, bust = 100 } = round.flight ?? {};
    table.setAction(words.crash.start, { isOff: true });
    if (leftAt > 0) {
      figure.textContent = times(leftAt);
      figure.className = 'figure safe';
      line.textContent = fill(words.crash.left, { times: times(leftAt) });
      sky.land();
      burst(24);
    } else {
      figure.textContent = times(bust);
      figure.className = 'figure gone';
      line.textContent = fill(words.crash.bust, { times: times(bust) });
      sky.burst();
    }
    await table.pay(round, tellFlight(words, leftAt, bust));
    await pause(500);
    table.setAction(words.crash.start);
    table.holdStake(false);
  }

  async function follow(round: RoundOnWire): Promise<void> {
    let seen = round;
    while (flying?.round === round.round && seen.state === 'open') seen = await watch(round.round);
    await land(seen);
  }

  function takeOff(round: RoundOnWire): Promise<void> {
    flying = round;
    startedAt = performance.now() - (round.flight?.elapsedMs ?? 0);
    auto.disabled = true;
    line.textContent = words.crash.flying;
    say(words.crash.flying);
    sky.start();
    tick();
    return follow(round);
  }

  let isLeaving = false;

  async function getOut(round: RoundOnWire): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    try {
      await land(await cashOut(round.round));
    } finally {
      isLeaving = false;
    }
  }

  if (table.seat.open) {
    const round = table.seat.open;
    // Continues a flight that was open before the page.
    setTimeout(() => {
      table.holdStake(true);
      void takeOff(round).catch(() => undefined);
    });
  }
  sky.rest();

  return {
    actsWhileBusy: true,
    isOpen: () => flying !== undefined,
    cost: () => (flying ? 0 : table.stake()),
    async act() {
      if (flying) return getOut(flying);
      const chosen = exit.value();
      table.setAction(words.crash.start, { isOff: true });
      try {
        const round = await table.play([{ spot: 'flight', stake: table.stake() }], {
          isShownAtOnce: true,
          auto: chosen === null ? undefined : chosen / 100,
        });
        await takeOff(round);
      } catch (error) {
        flying = undefined;
        auto.disabled = false;
        table.setAction(words.crash.start);
        throw error;
      }
    },
  };
});
