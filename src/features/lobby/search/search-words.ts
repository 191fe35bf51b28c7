import { wordsOf } from './fold.ts';

/**
 * Words that players use for one thing, in Spanish, English and the spelling of covers, folded (fold.ts). Whoever types one
 * of a line finds what has another (GAM-02).
 */
const SAME = [
  'slot slots tragamonedas tragaperras maquinitas',
  'ruleta ruletas roulette',
  'rueda ruedas wheel',
  'futbol football soccer gol pichanga pichanguera penales penalera',
  'basquetbol basquet basketball triple slam',
  'tenis tennis',
  'boxeo boxing box',
  'hipica caballos horse horses jinete',
  'carreras carrera race races racing',
  'deporte deportes sport sports',
  'jackpot jackpots pozo pozos acumulado acumulados',
  'vivo live crupier dealer',
  'mesa mesas table tables',
  'carta cartas naipe naipes card cards',
  'blackjack veintiuno 21',
  'dado dados dice cacho',
  'loteria lottery keno numeros numbers',
  'raspe raspa raspadita scratch',
  'mina minas mines',
  'crash avion avioncito cohete aviator rocket',
  'globo balloon',
  'gratis free giros spins',
  'bono bonos bonus',
  'nuevo nuevos new novedades',
  'popular populares hot popularidad',
  'chileno chilenos chile local',
].map((line) => line.split(' '));

/** Shorter beginnings of a word could be anything. */
const SHORTEST = 3;

/**
 * A word of a query with the other words for the same: also while it is typed, from its third letter.
 * @returns each folded, the word itself first
 */
function meaningsOf(word: string): readonly string[] {
  const isBegun = (known: string) => known === word || (word.length >= SHORTEST && known.startsWith(word));
  return [...new Set([word, ...SAME.filter((line) => line.some(isBegun)).flat()])];
}

/** What each word of a query may mean; none for a query without letters or digits. */
export const queryMeanings = (query: string): (readonly string[])[] => wordsOf(query).map(meaningsOf);
