import './page.css';
import { racePay, raceRunners, raceWins } from '../../engines/race.ts';
import { makeBoard } from '../client/board.ts';
import { boot, el, fill, isCalm, pause, picture, times, unseen, words } from '../client/dom.ts';
import { start } from '../client/shell.ts';
import { drawSpot, layChips } from '../client/spots.ts';
import { tellRace } from './tell.ts';

/** Running time of the winner, in ms, and the delay of each further place. */
const RUN_MS = 3_400;
const LATER_MS = 220;
const PLACES = words.race.places.split(',');

function buildLane(runner: number) {
  const flyer = el('div', { class: 'runner', 'aria-hidden': 'true' }, picture(boot.art.motif));
  const came = el('b', { class: 'came' });
  const spots = [
    ['win', words.race.first],
    ['place', words.race.placed],
  ].map(([kind = '', name = '']) => {
    const spot = `${kind}-${runner}`;
    const said = unseen(`${fill(words.race.runner, { n: runner })}, ${name},`);
    const pays = times(racePay(spot));
    return drawSpot(spot, '', said, pays);
  });
  return {
    root: el(
      'div',
      { class: `lane silk-${runner}`, role: 'group', 'aria-label': fill(words.race.runner, { n: runner }) },
      el('b', { class: 'silk', 'aria-hidden': 'true' }, String(runner)),
      el('div', { class: 'track' }, flyer, came),
      ...spots.map(({ button }) => button),
    ),
    spots,
    ready() {
      for (const animation of flyer.getAnimations()) animation.cancel();
      flyer.classList.remove('in', 'running');
      came.textContent = '';
    },
    /** @param place finishing place, from 1 on */
    run(place: number) {
      flyer.classList.add('running');
      if (isCalm) return;
      // Each runner changes pace on the way, so that nobody leads from start to end.
      const half = 0.3 + Math.random() * 0.3;
      flyer.animate(
        [{ left: '0%' }, { left: `${half * 100}%`, offset: 0.5, easing: 'ease-in' }, { left: 'var(--goal)' }],
        { duration: RUN_MS + (place - 1) * LATER_MS, easing: 'ease-out', fill: 'forwards' },
      );
    },
    finish(place: number) {
      flyer.classList.remove('running');
      flyer.classList.add('in');
      came.textContent = PLACES[place - 1] ?? '';
    },
  };
}

void start((table) => {
  const lanes = raceRunners.map(buildLane);
  const spots = lanes.flatMap((lane) => lane.spots);
  const { page, tools } = layChips(table, spots);
  const heads = el(
    'div',
    { class: 'heads', 'aria-hidden': 'true' },
    el('i', {}),
    el('i', {}),
    el('small', {}, words.race.first),
    el('small', {}, words.race.placed),
  );
  const course = el(
    'div',
    { class: 'course framed', role: 'group', 'aria-label': words.chooseSpot },
    heads,
    ...lanes.map(({ root }) => root),
  );
  makeBoard(
    course,
    spots.map(({ button }) => button),
  );
  table.lay(course, tools);
  table.setAction(words.race.run);

  return page(
    'race',
    (spot, { order }) => raceWins(spot, order),
    async ({ order }) => {
      for (const lane of lanes) lane.ready();
      for (const [at, runner] of order.entries()) lanes[runner - 1]?.run(at + 1);
      await pause(RUN_MS);
      for (const [at, runner] of order.entries()) {
        lanes[runner - 1]?.finish(at + 1);
        await pause(LATER_MS);
      }
      return tellRace(words, order);
    },
  );
});
