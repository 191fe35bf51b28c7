import { hashText } from '../../art/seeded-random.ts';
import { fill } from '../../kit/words/figures.ts';

const horses = [
  'Pellín,Cachafaz,Quitapenas,Doña Chepa,Don Lalo,Puelche,Cueca Brava,Mañío,Rayo Sur,Chercán,Futrono,La Porfiada',
  'Picaflor,Rucio Moro,Colchagua,Trauco,Lonquimay,El Afuerino,Manso Viejo,Lluvia Fina,Sal de Mar,Peuco,Camanchaca',
  'Tamarugo,Flor de Pino,Rancagüino,Alhué,Malacara,Viejo Zorro,Chilota,Ñielol,Huaso Lindo,Pampina,Austral',
].flatMap((line) => line.split(','));
const drivers = [
  'C. Rojas,M. Vera,V. Oyarzún,P. Huenchul,J. Zañartu,A. Millán,D. Cárcamo,F. Lillo,T. Soto,N. Catalán',
  'R. Ojeda,I. Painemal,L. Quezada,G. Riffo,E. Vidaurre,B. Yáñez,C. Ñancupil,O. Leiva,H. Saavedra,J. Mansilla',
].flatMap((line) => line.split(','));

export const runnersOf = (motif: string): readonly string[] => (motif === 'racer' ? drivers : horses);

/** Quarters of a length; a smaller gap is invisible on the narrowest phone. */
const LEAST_GAP = 3;
const GAPS = 6;

/**
 * The six names and the distance of each place to the winner, in quarters of a length. Both follow from the round's id,
 * so a replay gives the same; they decide nothing (GAM-20).
 */
export function raceCard(round: string, names: readonly string[]) {
  const placed = names.map((name) => ({ name, place: hashText(`${round} ${name}`) }));
  const runners = placed
    .toSorted((a, b) => a.place - b.place)
    .slice(0, 6)
    .map(({ name }) => name);
  let behind = 0;
  const gaps = runners.map((_, place) => {
    if (place > 0) behind += LEAST_GAP + (hashText(`${round} gap ${place}`) % GAPS);
    return behind;
  });
  return { runners, gaps };
}

type GapWords = Readonly<Record<'behind' | 'behindOne' | 'behindPart', string>>;

/** @param quarters of a length */
export const describeGap = ({ behind, behindOne, behindPart }: GapWords, quarters: number) =>
  fill(quarters < 4 ? behindPart : quarters === 4 ? behindOne : behind, { n: lengths(quarters) });

/** `1¾`. */
export const lengths = (quarters: number): string =>
  `${quarters < 4 ? '' : Math.floor(quarters / 4)}${['', '¼', '½', '¾'][quarters % 4] ?? ''}`;
