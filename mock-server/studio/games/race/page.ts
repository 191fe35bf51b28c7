import type { GameWords } from '../words.ts';
import './page.css';
import { makeBoard } from '../../kit/board/board.ts';
import { newRound } from '../../kit/frame/calls.ts';
import { cue } from '../../kit/frame/cue.ts';
import {
  boot,
  brief,
  el,
  fill,
  gameWords,
  isCalm,
  pause,
  picture,
  times,
  unseen,
} from '../../kit/frame/dom.ts';
import { start } from '../../kit/frame/shell.tsx';
import { drawSpot, layChips } from '../../kit/stake/spots.ts';
import { racePay, raceRunners, raceWins } from './engine.ts';
import { lengths, raceCard } from './names.ts';
import { tellGap, tellRace } from './tell.ts';

const words = gameWords<GameWords>();

/** Time until the winner arrives, in ms, and the delay of each further place. */
const RUN_MS = 3_400;
const LATER_MS = 220;
/** Share of the course that a quarter of a length takes. */
const QUARTER = 0.0145;
const SILKS = ['#c8143a', '#1d5fd0', '#f6c453 #2a1403', '#0a7a4f', '#f2f2f7 #1a1022', '#6a3fd0'];
const PLACES = words.race.places.split(',');

function buildLane(runner: number) {
  const flyer = el('div', { class: 'runner', 'aria-hidden': 'true' }, picture(boot.art.motif));
  const came = el('b', { class: 'came' });
  const name = el('span', {});
  const gap = el('b', {});
  const spots = [
    ['win', words.race.first],
    ['place', words.race.placed],
  ].map(([kind = '', name = '']) => {
    const spot = `${kind}-${runner}`;
    const said = unseen(`${fill(words.race.runner, { n: runner })}, ${name},`);
    const pays = times(racePay(spot));
    return drawSpot(spot, '', said, pays);
  });
  const number = fill(words.race.runner, { n: runner });
  const way = el('div', { class: 'way', 'aria-hidden': 'true' }, el('p', { class: 'line' }, name, ' ', gap));
  way.append(el('div', { class: 'track' }, flyer, came));
  const root = el(
    'div',
    { class: 'lane', role: 'group' },
    el('b', { class: 'silk', 'aria-hidden': 'true' }, String(runner)),
    way,
    ...spots.map(({ button }) => button),
  );
  const [silk = '', ink = '#fff'] = SILKS[runner - 1]?.split(' ') ?? [];
  root.style.setProperty('--silk', silk);
  root.style.setProperty('--ink', ink);
  const goalOf = (quarters: number) => `calc(var(--goal) * ${(1 - quarters * QUARTER).toFixed(3)})`;
  return {
    root,
    spots,
    ready(called: string) {
      flyer.style.left = '';
      name.textContent = called;
      root.setAttribute('aria-label', `${number}, ${called}`);
      for (const part of [came, gap]) part.textContent = '';
    },
    /** @param quarters of a length behind the winner */
    run(quarters: number) {
      flyer.classList.add('running');
      // Each runner changes pace on the way, so that nobody leads from start to end.
      const half = 0.3 + Math.random() * 0.3;
      if (!isCalm)
        flyer.animate([{ left: '0' }, { left: `${half * 100}%`, offset: 0.5 }, { left: goalOf(quarters) }], {
          duration: brief(RUN_MS),
          easing: 'linear',
        });
    },
    /** @param place finishing place, from 1 on */
    finish(place: number, quarters: number) {
      flyer.classList.remove('running');
      came.textContent = PLACES[place - 1] ?? '';
      const behind = quarters === 0 ? '' : `, ${tellGap(words, quarters)}`;
      gap.textContent = quarters === 0 ? '' : `+${lengths(quarters)}`;
      root.setAttribute('aria-label', `${number}, ${name.textContent}, ${came.textContent}${behind}`);
    },
    stand(quarters: number) {
      flyer.style.left = goalOf(quarters);
    },
  };
}

void start((table) => {
  const lanes = raceRunners.map(buildLane);
  const spots = lanes.flatMap((lane) => lane.spots);
  const { page, tools } = layChips(table, spots);
  let id = newRound();
  let card = raceCard(id, boot.runners);
  let isOver = false;

  const callRunners = () => {
    for (const [at, lane] of lanes.entries()) lane.ready(card.runners[at] ?? '');
  };
  /** The next runners appear when the player turns to the next race; until then the result stays. */
  function callNext(): void {
    if (!isOver) return;
    isOver = false;
    id = newRound();
    card = raceCard(id, boot.runners);
    callRunners();
  }
  callRunners();
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
  for (const part of [course, tools]) part.addEventListener('click', callNext);
  table.lay(course, tools);
  table.setAction(words.race.run);

  return page(
    'race',
    (spot, { order }) => raceWins(spot, order),
    async ({ order }) => {
      const { gaps } = card;
      for (const [at, runner] of order.entries()) lanes[runner - 1]?.run(gaps[at] ?? 0);
      cue('turn', brief(RUN_MS));
      await pause(RUN_MS);
      for (const [at, runner] of order.entries()) lanes[runner - 1]?.stand(gaps[at] ?? 0);
      for (const [at, runner] of order.entries()) {
        lanes[runner - 1]?.finish(at + 1, gaps[at] ?? 0);
        await pause(LATER_MS);
      }
      isOver = true;
      return tellRace(words, order, card);
    },
    undefined,
    () => {
      callNext();
      return id;
    },
  );
});
