/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { Board } from '../../kit/board/board.tsx';
import { newRound } from '../../kit/frame/calls.ts';
import { cue } from '../../kit/frame/cue.ts';
import { boot, brief, byId, fill, isCalm, pause, times } from '../../kit/frame/dom.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { Picture, Unseen } from '../../kit/frame/parts.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { layChips } from '../../kit/stake/chips.tsx';
import { racePay, raceRunners, raceWins } from './engine.ts';
import { describeGap, lengths, raceCard } from './names.ts';

/** Time until the winner arrives, in ms, and the delay of each further place. */
const RUN_MS = 3_400;
const LATER_MS = 220;
/** Share of the course that a quarter of a length takes. */
const QUARTER = 0.0145;
const SILKS = ['#c8143a', '#1d5fd0', '#f6c453 #2a1403', '#0a7a4f', '#f2f2f7 #1a1022', '#6a3fd0'];
const PLACES = words.race.places.split(',');
const KINDS = [
  ['win', words.race.first],
  ['place', words.race.placed],
] as const;

/** @param quarters of a length behind the winner */
const goalOf = (quarters: number) => `calc(var(--goal) * ${(1 - quarters * QUARTER).toFixed(3)})`;

/** Each runner changes pace on the way, so that nobody leads from start to end. */
function run(runner: Element | undefined, quarters: number): void {
  const half = 0.3 + Math.random() * 0.3;
  if (!isCalm)
    runner?.animate([{ left: '0' }, { left: `${half * 100}%`, offset: 0.5 }, { left: goalOf(quarters) }], {
      duration: brief(RUN_MS),
      easing: 'linear',
    });
}

/** How a runner came in: its place from 1 on, and quarters of a length behind the winner. */
interface Came {
  place: number;
  quarters: number;
}

void start(async (table) => {
  const chips = layChips(table, callNext);
  const { Spot, Tools } = chips;
  const announced = () => {
    const id = newRound();
    const card = raceCard(id, boot.runners);
    /** Where the runners stand at the end of a race, and those whose place is known. */
    return { id, card, isOver: false, stands: new Map<number, number>(), came: new Map<number, Came>() };
  };
  const [race, set] = stateOf({ ...announced(), isRunning: false });
  table.setAction(words.race.run);

  /** The next runners appear when the player turns to the next race; until then the result stays. */
  function callNext(): void {
    if (race.isOver) set(announced());
  }

  const page = await chips.play({
    engine: 'race',
    wins: (spot, { order }) => raceWins(spot, order),
    async reveal({ order }) {
      const gapOf = (at: number) => race.card.gaps[at] ?? 0;
      set({ isRunning: true });
      const runners = [...byId('stage').querySelectorAll('.runner')];
      for (const [at, runner] of order.entries()) run(runners[runner - 1], gapOf(at));
      cue('turn', brief(RUN_MS));
      await pause(RUN_MS);
      set({ isRunning: false, stands: new Map(order.map((runner, at) => [runner, gapOf(at)])) });
      for (const [at, runner] of order.entries()) {
        set({ came: new Map(race.came).set(runner, { place: at + 1, quarters: gapOf(at) }) });
        await pause(LATER_MS);
      }
      set({ isOver: true });
      const [first = 0, second = 0] = order;
      const { runners: names } = race.card;
      const [winner = '', next = ''] = [names[first - 1], names[second - 1]];
      const gap = describeGap(words.race, gapOf(1));
      return fill(words.race.raceWon, { winner, next, first, second, gap });
    },
    roundId() {
      callNext();
      return race.id;
    },
  });

  function Lane({ runner }: { runner: number }) {
    const number = fill(words.race.runner, { n: runner });
    const name = race.card.runners[runner - 1] ?? '';
    const stand = race.stands.get(runner);
    const result = race.came.get(runner);
    const place = result && PLACES[result.place - 1];
    const quarters = result?.quarters ?? 0;
    const gap = quarters > 0 && describeGap(words.race, quarters);
    const [silk = '', ink = '#fff'] = SILKS[runner - 1]?.split(' ') ?? [];
    return (
      <div
        class="lane"
        role="group"
        aria-label={[number, name, place, gap].filter(Boolean).join(', ')}
        style={{ '--silk': silk, '--ink': ink }}
      >
        <b class="silk mid" aria-hidden="true">
          {runner}
        </b>
        <div class="way" aria-hidden="true">
          <p class="line">
            <span>{name}</span> <b>{quarters > 0 && `+${lengths(quarters)}`}</b>
          </p>
          <div class="track">
            <div
              class={`runner ${race.isRunning ? 'running' : ''}`}
              style={{ left: stand === undefined ? '' : goalOf(stand) }}
            >
              <Picture src={boot.art.motif} look="cover" />
            </div>
            <b class="came">{place}</b>
          </div>
        </div>
        {KINDS.map(([kind, name]) => (
          <Spot spot={`${kind}-${runner}`}>
            <Unseen>
              {number}, {name},
            </Unseen>
            {times(racePay(`${kind}-${runner}`))}
          </Spot>
        ))}
      </div>
    );
  }

  return {
    ...page,
    view: () => (
      <>
        <Title />
        <Board class="course framed" aria-label={words.chooseSpot}>
          <div class="heads" aria-hidden="true">
            <i />
            <i />
            <small>{words.race.first}</small>
            <small>{words.race.placed}</small>
          </div>
          {raceRunners.map((runner) => (
            <Lane runner={runner} />
          ))}
        </Board>
        <Tools />
      </>
    ),
  };
});
