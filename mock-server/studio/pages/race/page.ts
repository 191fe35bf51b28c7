import './page.css';
import { racePay, raceRunners, raceWins } from '../../engines/race.ts';
import { boot, el, fill, isCalm, pause, picture, times, unseen, words } from '../client/dom.ts';
import { type GamePage, start } from '../client/shell.ts';
import { layChips, playChips, type SpotButton } from '../client/spots.ts';

/** How long the winner runs, in ms, and by how much each further place comes in later. */
const RUN_MS = 3_400;
const LATER_MS = 220;

interface Lane {
  root: HTMLElement;
  spots: readonly SpotButton[];
  /** Brings the runner to the start. */
  ready(): void;
  /** @param place where it comes in, from 1 on */
  run(place: number): void;
  finish(place: number): void;
}

function buildLane(runner: number): Lane {
  const flyer = el('div', { class: 'runner' }, picture(boot.art.motif));
  const came = el('b', { class: 'came' });
  const spots = [
    ['win', words.race.first],
    ['place', words.race.placed],
  ].map(([kind = '', name = '']) => {
    const spot = `${kind}-${runner}`;
    const said = unseen(`${fill(words.race.runner, { n: runner })}, ${name},`);
    const pays = times(racePay(spot));
    return {
      spot,
      button: el('button', { type: 'button', class: 'spot', 'aria-pressed': 'false' }, said, pays),
    };
  });
  return {
    root: el(
      'div',
      { class: `lane silk-${runner}` },
      el('b', { class: 'silk' }, String(runner)),
      el('div', { class: 'track', 'aria-hidden': 'true' }, flyer, came),
      ...spots.map(({ button }) => button),
    ),
    spots,
    ready() {
      for (const animation of flyer.getAnimations()) animation.cancel();
      flyer.classList.remove('in', 'running');
      came.textContent = '';
    },
    run(place) {
      flyer.classList.add('running');
      if (isCalm) return;
      // Nobody leads from start to end: each runner has its own pace on the way.
      const half = 0.3 + Math.random() * 0.3;
      flyer.animate(
        [{ left: '0%' }, { left: `${half * 100}%`, offset: 0.5, easing: 'ease-in' }, { left: 'var(--goal)' }],
        { duration: RUN_MS + (place - 1) * LATER_MS, easing: 'ease-out', fill: 'forwards' },
      );
    },
    finish(place) {
      flyer.classList.remove('running');
      flyer.classList.add('in');
      came.textContent = `${place}.º`;
    },
  };
}

void start((table): GamePage => {
  const lanes = raceRunners.map(buildLane);
  const spots = lanes.flatMap((lane) => lane.spots);
  const { chips, tools } = layChips(table, spots);
  table.stage.append(
    el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name),
    el(
      'div',
      { class: 'course' },
      el(
        'div',
        { class: 'heads', 'aria-hidden': 'true' },
        el('i', {}),
        el('i', {}),
        el('small', {}, words.race.first),
        el('small', {}, words.race.placed),
      ),
      ...lanes.map(({ root }) => root),
    ),
    tools,
  );
  table.setAction(words.race.run);

  return {
    rules: [],
    act: () =>
      playChips(table, chips, async (outcome) => {
        if (outcome.engine !== 'race') return undefined;
        const { order } = outcome;
        for (const lane of lanes) lane.ready();
        for (const [at, runner] of order.entries()) lanes[runner - 1]?.run(at + 1);
        await pause(RUN_MS);
        for (const [at, runner] of order.entries()) {
          lanes[runner - 1]?.finish(at + 1);
          await pause(LATER_MS);
        }
        chips.mark(spots.map(({ spot }) => spot).filter((spot) => raceWins(spot, order)));
        const [first = 0, second = 0] = order;
        return fill(words.race.raceWon, { first, second });
      }),
  };
});
