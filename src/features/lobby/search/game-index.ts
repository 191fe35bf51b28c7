import type { Category, Game, GamePage } from '../../../api/generated/contract.schemas.ts';
import { appState } from '../../../lib/app.ts';

const MARKS = /\p{Diacritic}/gu;
const NOT_WORD = /[^\p{Letter}\p{Number}]+/gu;

/** Removes accents, case and repeated spaces for comparison: "Ñuñoa's 7" becomes "nunoa s 7". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(NOT_WORD, ' ').trim();
}

export function wordsOf(query: string): string[] {
  const folded = fold(query);
  return folded === '' ? [] : folded.split(' ');
}

/**
 * Words for the same thing, folded: a search for one finds the others (GAM-02). Words after `>` are found by the line
 * but do not find it: cards find baccarat, not the reverse.
 */
const SAME = [
  'slot slots tragamonedas tragaperras maquina maquinas maquinita maquinitas machine machines pokies',
  'ruleta ruletas roulette',
  'rueda ruedas wheel wheels ruedafortuna wheelfortune',
  'futbol football soccer gol pichanga pichanguera penales penalera',
  'basquetbol basquet basketball slam',
  'tenis tennis ace',
  'boxeo boxing box ring knock',
  'hipica hipico hipodromo caballo caballos horse horses jinete derby galope carrerascaballos horseracing',
  'carreras carrera race races racing',
  'deporte deportes deportivo deportiva deportivas apuestas sport sports betting bets apuestasdeportivas',
  'jackpot jackpots pozo pozos acumulado acumulados progresivo progresivos progressive millonario',
  'vivo live crupier crupieres dealer dealers',
  'mesa mesas table tables',
  'carta cartas naipe naipes card cards > blackjack baccarat poker',
  'poker poquer > card cartas',
  'blackjack veintiuno 21',
  'baccarat bacara bacarat punto banca banco',
  'dado dados dice craps sicbo',
  'cacho > dados dice',
  'loteria loto kino lottery lotto keno numeros numbers',
  'raspe raspa raspadita raspadito rasca scratch scratchcard scratchcards instantwin > carton',
  'mina minas minado mines buscaminas minesweeper',
  'plinko bolita bolitas pelotita ball',
  'crash avion avioncito avioneta plane cohete aviator rocket',
  'globo balloon',
  'fruta frutas fruit fruits > cerezas guindas cherry',
  'gratis free giros tiradas spins freespins girosgratis tiradasgratis',
  'multicaminos megaways ways',
  'bono bonos bonus',
  'nuevo nuevos new novedades',
  'popular populares hot masjugados masjugado mostplayed famosos',
  'chileno chilenos chilena chilenas chile local',
].map((line) => {
  const [same = '', also = ''] = line.split(' > ');
  return { same: same.split(' '), also: also === '' ? [] : also.split(' ') };
});

const IDLE = new Set(
  'el la los las un una de del en con y a al para the of in on with and to for juego juegos game games jugar play casino estudio studio online'.split(
    ' ',
  ),
);

const SHORTEST = 3;

function meaningWords(query: string): string[] {
  const words = wordsOf(query);
  const significant = words.filter((word) => !IDLE.has(word));
  const out: string[] = [];
  for (const word of significant.length > 0 ? significant : words) {
    const joined = `${out.at(-1) ?? ''}${word}`;
    if (out.length > 0 && SAME.some(({ same }) => same.includes(joined))) out[out.length - 1] = joined;
    else out.push(word);
  }
  return out;
}

/** The word itself, then its synonyms from its third letter on, all folded. */
function meaningsOf(word: string): readonly string[] {
  const isBegun = (known: string) => known === word || (word.length >= SHORTEST && known.startsWith(word));
  const lines = SAME.filter(({ same }) => same.some(isBegun));
  return [...new Set([word, ...lines.flatMap(({ same, also }) => [...same, ...also])])];
}

const queryMeanings = (query: string): (readonly string[])[] => meaningWords(query).map(meaningsOf);

interface Entry {
  game: Game;
  name: string;
  provider: string;
  kind: string;
}

type GameIndex = readonly Entry[];

type KindOf = (game: Game) => string;

const noKind: KindOf = () => '';

/** The tags and categories of a game, in both languages. @param tagName in the current language */
export function kindsOf(categories: readonly Category[], tagName: (tag: string) => string): KindOf {
  const known = new Map<string, string>();
  return ({ categoryIds, tags }) => {
    const key = `${categoryIds} ${tags}`;
    const kind =
      known.get(key) ??
      ` ${fold(
        [
          ...categories
            .filter(({ id }) => categoryIds.includes(id))
            .flatMap(({ name, localName }) => [name, localName]),
          ...tags.flatMap((tag) => [tag, tagName(tag)]),
        ].join(' '),
      )} `;
    known.set(key, kind);
    return kind;
  };
}

type FoldedPages = WeakMap<GamePage, { kindOf: KindOf; entries: readonly Entry[] }>;

export const foldedPages = appState((): FoldedPages => new WeakMap());

function entriesOf(page: GamePage, kindOf: KindOf, foldedPages: FoldedPages): readonly Entry[] {
  const known = foldedPages.get(page);
  if (known?.kindOf === kindOf) return known.entries;
  const entries = page.list.map((game, place) => {
    const folded = known?.entries[place];
    return {
      game,
      name: folded?.name ?? ` ${fold(game.name)} `,
      provider: folded?.provider ?? ` ${fold(game.provider)} `,
      kind: kindOf(game),
    };
  });
  foldedPages.set(page, { kindOf, entries });
  return entries;
}

export function indexGames(
  pages: readonly GamePage[],
  kindOf = noKind,
  folded: FoldedPages = new WeakMap(),
): GameIndex {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => entriesOf(page, kindOf, folded))
    .filter(({ game }) => !seen.has(game.id) && Boolean(seen.add(game.id)));
}

const RANKS = [
  'starts with it',
  'word of the name',
  'part of the name',
  'same thing',
  'kind',
  'studio',
] as const;

function hasOneOf(word: string, others: readonly string[]): (text: string) => boolean {
  const answers = new Map<string, boolean>();
  return (text) => {
    const has =
      answers.get(text) ?? (text.includes(` ${word}`) || others.some((other) => text.includes(` ${other} `)));
    answers.set(text, has);
    return has;
  };
}

/**
 * Games with every word of the query. First names that begin with it, then with a word that does, any part of a word,
 * synonyms, kinds, studios; within each, catalogue order.
 */
export function searchGames(index: GameIndex, query: string): Game[] {
  const words = queryMeanings(query).map(([word = '', ...others]) => ({
    word,
    others,
    isKind: hasOneOf(word, others),
    isStudio: hasOneOf(word, []),
  }));
  if (words.length === 0) return [];
  const phrase = ` ${wordsOf(query).join(' ')}`;
  const rankOf = ({ name, kind, provider }: Entry): number | undefined => {
    if (name.startsWith(phrase)) return 0;
    let rank = 1;
    for (const { word, others, isKind, isStudio } of words) {
      if (name.includes(` ${word}`)) continue;
      if (name.includes(word)) rank = Math.max(rank, 2);
      else if (others.some((other) => name.includes(` ${other} `))) rank = Math.max(rank, 3);
      else if (isKind(kind)) rank = Math.max(rank, 4);
      else if (isStudio(provider)) rank = Math.max(rank, 5);
      else return undefined;
    }
    return rank;
  };
  const found: Game[][] = RANKS.map(() => []);
  for (const entry of index) {
    const rank = rankOf(entry);
    if (rank !== undefined) found[rank]?.push(entry.game);
  }
  return found.flat();
}

const MAX_SIMILAR = 4;
/** Two words may be the same, mistyped, if they share this part of their letter pairs. */
const ALIKE = 0.5;

function pairsOf(word: string): string[] {
  // The edges count as letters, because typing errors are rare in the first and last letter.
  const framed = `^${word}$`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}

/** Similarity of two words, 0 to 1, by their shared letter pairs (Dice). */
function likeness(word: string, pairs: ReadonlySet<string>, known: Map<string, number>): number {
  const before = known.get(word);
  if (before !== undefined) return before;
  const own = pairsOf(word);
  const value = (2 * own.filter((pair) => pairs.has(pair)).length) / (own.length + pairs.size);
  known.set(word, value);
  return value;
}

export function similarGames(index: GameIndex, query: string): Game[] {
  const queryWords = wordsOf(query).map((word) => ({
    pairs: new Set(pairsOf(word)),
    known: new Map<string, number>(),
  }));
  if (queryWords.length === 0) return [];
  const scored = index.flatMap(({ game, name }) => {
    const words = name.trim().split(' ');
    const best = queryWords.map(({ pairs, known }) =>
      Math.max(...words.map((word) => likeness(word, pairs, known))),
    );
    const score = best.reduce((sum, value) => sum + value, 0) / best.length;
    return score >= ALIKE ? [{ game, score }] : [];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SIMILAR)
    .map(({ game }) => game);
}
