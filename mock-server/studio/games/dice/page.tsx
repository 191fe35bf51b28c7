/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import { cue } from '../../kit/frame/cue.ts';
import { boot, brief, fill, isCalm, pause } from '../../kit/frame/dom.ts';
import { stateOf, Title } from '../../kit/frame/frame.tsx';
import { Picture } from '../../kit/frame/parts.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { layChips } from '../../kit/stake/chips.tsx';
import { Felt } from '../../kit/stake/felt.tsx';
import { diceSpots } from './engine.ts';

const ROLL_MS = 1_250;
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const FACING = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
] as const;
const turned = (x: number, y: number) => `rotateX(${x}deg) rotateY(${y}deg)`;

const FACES = PIPS.map((pips, at) => {
  const [x, y] = FACING[at] ?? FACING[0];
  return (
    <div class="face cover" style={{ transform: `${turned(-x, -y)} translateZ(calc(var(--die) / 2))` }}>
      {Array.from({ length: 9 }, (_, spot) => (
        <i class={pips.includes(spot) ? 'pip' : ''} />
      ))}
    </div>
  );
});

/** @param throws how often it was thrown; each turns it twice more */
function Die({ face, throws }: { face: number; throws: number }) {
  const [x, y] = FACING[face - 1] ?? FACING[0];
  const transform = turned(x + throws * 720, y + throws * 720);
  const transition = isCalm ? 'none' : `transform ${ROLL_MS}ms cubic-bezier(0.2, 0.7, 0.2, 1)`;
  return (
    <div class="die">
      <div class="cube" style={{ transform, transition }}>
        {FACES}
      </div>
    </div>
  );
}

const places = (['under', 'seven', 'over', 'double'] as const).map(
  (spot) => [spot, words.dice[spot], diceSpots.get(spot)?.pays ?? 0] as const,
);

void start(async (table) => {
  const chips = layChips(table);
  const dice: readonly number[] = [3, 4];
  const [tray, set] = stateOf({ dice, throws: 0, isRolling: false, sum: '' });
  table.setAction(words.dice.roll);

  const page = await chips.play({
    engine: 'dice',
    wins: (spot, outcome) => diceSpots.get(spot)?.wins(...outcome.dice) ?? false,
    async reveal(outcome) {
      const [a, b] = outcome.dice;
      set({ dice: outcome.dice, throws: tray.throws + 1, isRolling: true, sum: '' });
      cue('turn', brief(ROLL_MS));
      await pause(ROLL_MS + 80);
      set({ isRolling: false, sum: String(a + b) });
      return fill(words.dice.came, { a, b, n: a + b });
    },
    label: ({ dice: [a, b] }) => ({ text: String(a + b), tone: a === b ? 'green' : '' }),
  });

  return {
    ...page,
    view: () => (
      <>
        <Title />
        <div class="mat">
          <Picture src={boot.art.motif} look="ghost" />
          <div class={`throw ${tray.isRolling ? 'rolling' : ''}`} aria-hidden="true">
            {tray.dice.map((face) => (
              <Die face={face} throws={tray.throws} />
            ))}
          </div>
          <p class="result" aria-hidden="true">
            {tray.sum}
          </p>
        </div>
        <Felt chips={chips} places={places} />
      </>
    ),
  };
});
