import { pascal } from '../generate/contract.ts';
import { create, insert, stop } from './changes.ts';

/** A game of two sides that plays: what is special about the new one replaces it. */
export function newGame(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    stop(`"${name}" is no name of a game: small letters and digits, a letter first, a dash between words.`);
  const type = pascal(name);
  const game = type.replace(/^./, (letter) => letter.toLowerCase());
  const title = type.replaceAll(/(?!^)([A-Z])/g, ' $1');
  const folder = `mock-server/studio/games/${game}`;
  create(
    `${folder}/engine.ts`,
    `import { drawBelow } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { evenFigures } from '../../kit/chance/figures.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    /** Place in \`sides\`. */
    ${game}: { engine: '${game}'; side: number };
  }
}

export const sides = ['heads', 'tails'] as const;

/** In hundredths of the stake. */
export const PAY = 194;

export const engine: InstantEngine<'${game}'> = {
  kind: 'instant',
  name: '${game}',
  numbers: ({ side }) => String(side + 1),
  spotsAtMost: sides.length,
  isSpot: (spot) => sides.some((side) => side === spot),
  figures: () => evenFigures(sides.map((_, side) => (side === 0 ? PAY : 0))),
  play(draw, staked) {
    const side = drawBelow(draw, sides.length);
    return {
      pays: staked.map((spot) => (spot === sides[side] ? PAY : 0)),
      outcome: { engine: '${game}', side },
    };
  },
};
`,
  );
  create(
    `${folder}/game.ts`,
    `import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';

export const ${game} = defineGame({
  name: '${game}',
  engine,
  volatility: 'low',
  mainSpot: 'heads',
  texts: {
    loading: ['Preparando la mesa…', 'Setting the table…'],
    rule: [
      'Elige cara o sello y lanza: el lado que sale paga 1.94 veces.',
      'Choose heads or tails and toss: the side that comes up pays 1.94 times.',
    ],
    play: ['Lanzar', 'Toss'],
    heads: ['Cara', 'Heads'],
    tails: ['Sello', 'Tails'],
    came: ['Salió {side}', 'It came up {side}'],
  },
  // A motif of studio/art/drawings/motifs draws the cover.
  titles: [titles('table', 'coins', '${title}')],
});
`,
  );
  create(
    `${folder}/page.css`,
    `@import "../../kit/frame/shell.css" layer(shell);
@import "../../kit/stake/felt.css" layer(parts);
@import "../../kit/stake/spots.css" layer(parts);
@import "../../kit/frame/tools.css" layer(parts);

.coin {
  display: grid;
  place-items: center;
  width: min(52cqw, 32cqh);
  aspect-ratio: 1;
  margin: 0 auto;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 25%, #fff4bf, #f6c453 55%, #b8730d);
  color: #3a1d02;
  font-size: 28px;
  font-weight: 900;
}
.bets {
  grid-template-columns: 1fr 1fr;
}
.bets .spot {
  min-height: 56px;
}
`,
  );
  create(
    `${folder}/page.tsx`,
    `/** @jsxImportSource preact */
import type { GameWords } from '../words.ts';
import './page.css';
import { cue } from '../../kit/frame/cue.ts';
import { brief, fill, gameWords, isCalm, pause } from '../../kit/frame/dom.ts';
import { draw, Title } from '../../kit/frame/frame.tsx';
import { start } from '../../kit/frame/shell.tsx';
import { layChips } from '../../kit/stake/chips.tsx';
import { Felt } from '../../kit/stake/felt.tsx';
import { PAY, sides } from './engine.ts';

const words = gameWords<GameWords>().${game};

const TOSS_MS = 900;
const nameOf = (side: number) => words[sides[side] ?? 'heads'];
const places = sides.map((side) => [side, words[side], PAY] as const);

void start(async (table) => {
  const chips = layChips(table);
  let shown = nameOf(0);
  let tosses = 0;
  table.setAction(words.play);

  const page = await chips.play({
    engine: '${game}',
    wins: (spot, { side }) => spot === sides[side],
    async reveal({ side }) {
      shown = '';
      tosses += 1;
      draw();
      cue('turn', brief(TOSS_MS));
      await pause(TOSS_MS);
      shown = nameOf(side);
      return fill(words.came, { side: shown });
    },
  });

  return {
    ...page,
    view: () => (
      <>
        <Title />
        <p
          class="coin"
          aria-hidden="true"
          style={{
            transform: \`rotateX(\${tosses * 1800}deg)\`,
            transition: isCalm ? 'none' : \`transform \${TOSS_MS}ms ease-out\`,
          }}
        >
          {shown}
        </p>
        <Felt chips={chips} places={places} />
      </>
    ),
  };
});
`,
  );
  const list = 'mock-server/studio/games/games.ts';
  insert(list, /\n\n\/\*\* Every game/, (found) => `\nimport { ${game} } from './${game}/game.ts';${found}`);
  insert(list, '\n} as const;', (found) => `\n  ${game},${found}`);
  insert(
    'docs/fair/verify.mjs',
    '\nconst games = {\n',
    (found) => `${found}  ${game}(below, spots) {
    const sides = ['heads', 'tails'];
    const side = below(sides.length);
    return { outcome: { side }, pays: spots.map((spot) => (spot === sides[side] ? 194 : 0)) };
  },
`,
  );
}
