import { readdirSync, readFileSync } from 'node:fs';
import { pascal } from '../generate/contract.ts';
import { camel, create, insert, stop } from './changes.ts';

const GAMES = 'mock-server/studio/games';
const VERIFIER = 'docs/fair/verify.mjs';
/** A small game with nothing that another one lacks. */
const MODEL = 'dice';

/** Without the live table, and with one title. A motif of studio/art/drawings/motifs draws its cover. */
function ownTerms(text: string, title: string): string {
  return text
    .replace(/ {2}live: \{[\s\S]*?\n {2}\},\n/, '')
    .replace(/ {2}bets: .*\n/, "  volatility: 'medium',\n")
    .replace(/^import .* from '\.\/engine\.ts';/m, "import { engine } from './engine.ts';")
    .replace(/( {2}titles: \[)[\s\S]*?\n( {2}\],)/, `$1titles('table', 'coins', '${title}')],`);
}

/** A game that plays: a copy of the model under another name. What is special about the new one replaces it. */
export function newGame(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    stop(`"${name}" is no name of a game: small letters and digits, a letter first, a dash between words.`);
  const game = camel(name);
  const title = pascal(name).replaceAll(/(?!^)([A-Z])/g, ' $1');
  const renamed = (text: string) => text.replaceAll(MODEL, game).replaceAll(pascal(MODEL), pascal(name));
  for (const file of readdirSync(`${GAMES}/${MODEL}`)) {
    const text = renamed(readFileSync(`${GAMES}/${MODEL}/${file}`, 'utf8'))
      // A button of a name of its own would be one that the tests of every game do not know.
      .replaceAll('roll: [', 'play: [')
      .replaceAll('.roll)', '.play)');
    create(`${GAMES}/${game}/${file}`, file === 'game.ts' ? ownTerms(text, title) : text);
  }
  const list = `${GAMES}/games.ts`;
  insert(list, /\n\n\/\*\* Every game/, (found) => `\nimport { ${game} } from './${game}/game.ts';${found}`);
  insert(list, '\n} as const;', (found) => `\n  ${game},${found}`);
  insert(VERIFIER, new RegExp(`  ${MODEL}\\(below[\\s\\S]*?\\n  \\},\\n`), (found) => found + renamed(found));
}
