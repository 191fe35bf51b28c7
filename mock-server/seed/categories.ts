import type { CategoryId, LocalText, SeedCategory } from '../world/tables/catalogue.ts';

function category(
  id: CategoryId,
  name: string,
  localName: LocalText,
  recommendWeight: number,
  functionWeight = 0,
): SeedCategory {
  return {
    id,
    name,
    localName,
    isFunction: functionWeight > 0,
    functionWeight,
    isRecommend: recommendWeight > 0,
    recommendWeight,
    icon: `/resources/v1/category-icons/${id}.svg`,
    tile: `/resources/v1/tiles/${id}.svg`,
  };
}

/** Spec point 3 shows the names Hot and Bonus. The heaviest comes first (spec point 9). */
export const categories: readonly SeedCategory[] = [
  category('hot', 'Hot', { en: 'Hot', ks: 'Populares' }, 100),
  category('slots', 'Slots', { en: 'Slots', ks: 'Tragamonedas' }, 90),
  category('live', 'Live', { en: 'Live casino', ks: 'Casino en vivo' }, 80, 30),
  category('crash', 'Crash', { en: 'Crash', ks: 'Crash' }, 70, 10),
  category('table', 'Table', { en: 'Table games', ks: 'Juegos de mesa' }, 60),
  category('bingo', 'Bingo', { en: 'Bingo and numbers', ks: 'Bingo y números' }, 50),
  category('sports', 'Sports', { en: 'Sports', ks: 'Deportes' }, 40, 20),
  category('bonus', 'Bonus', { en: 'Bonus', ks: 'Bono' }, 30),
  category('new', 'New', { en: 'New', ks: 'Nuevos' }, 20),
];
