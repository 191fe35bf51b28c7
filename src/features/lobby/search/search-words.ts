import { wordsOf } from './fold.ts';

/**
 * Each line has words for the same thing, in Spanish, English and the spelling of covers, folded (fold.ts). A search
 * for one finds the others (GAM-02). Two words that belong together are written as one: "black jack" is found as
 * "blackjack". Words after `>` are found by the line but do not find it: cards find baccarat, not the reverse.
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
  const telling = words.filter((word) => !IDLE.has(word));
  const out: string[] = [];
  for (const word of telling.length > 0 ? telling : words) {
    const joined = `${out.at(-1) ?? ''}${word}`;
    if (out.length > 0 && SAME.some(({ same }) => same.includes(joined))) out[out.length - 1] = joined;
    else out.push(word);
  }
  return out;
}

/**
 * A word with its synonyms, from its third letter on.
 * @returns each folded, the word itself first
 */
function meaningsOf(word: string): readonly string[] {
  const isBegun = (known: string) => known === word || (word.length >= SHORTEST && known.startsWith(word));
  const lines = SAME.filter(({ same }) => same.some(isBegun));
  return [...new Set([word, ...lines.flatMap(({ same, also }) => [...same, ...also])])];
}

export const queryMeanings = (query: string): (readonly string[])[] => meaningWords(query).map(meaningsOf);
