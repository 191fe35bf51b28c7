import type { MotifName } from '../../art/motifs.ts';
import { ownEntry } from '../../art/own-entry.ts';
import type { Lang } from './text-pairs.ts';

export interface MotifWords {
  one: string;
  many: string;
}

type Names = readonly [ksOne: string, ksMany: string, enOne: string, enMany: string];

/** Only slots and scratch cards have motifs as results. */
const names = {
  copihue: ['copihue', 'copihues', 'copihue', 'copihues'],
  moai: ['moái', 'moáis', 'moai', 'moai'],
  volcano: ['volcán', 'volcanes', 'volcano', 'volcanoes'],
  copperIngot: ['lingote de cobre', 'lingotes de cobre', 'copper ingot', 'copper ingots'],
  grapes: ['uvas', 'uvas', 'grapes', 'grapes'],
  guitar: ['guitarra', 'guitarras', 'guitar', 'guitars'],
  condor: ['cóndor', 'cóndores', 'condor', 'condors'],
  llama: ['llama', 'llamas', 'llama', 'llamas'],
  puma: ['puma', 'pumas', 'puma', 'pumas'],
  pudu: ['pudú', 'pudúes', 'pudu', 'pudus'],
  penguin: ['pingüino', 'pingüinos', 'penguin', 'penguins'],
  wolf: ['lobo', 'lobos', 'wolf', 'wolves'],
  bull: ['toro', 'toros', 'bull', 'bulls'],
  bee: ['abeja', 'abejas', 'bee', 'bees'],
  owl: ['búho', 'búhos', 'owl', 'owls'],
  fish: ['pez', 'peces', 'fish', 'fish'],
  whale: ['ballena', 'ballenas', 'whale', 'whales'],
  pirateShip: ['barco pirata', 'barcos pirata', 'pirate ship', 'pirate ships'],
  lighthouse: ['faro', 'faros', 'lighthouse', 'lighthouses'],
  anchor: ['ancla', 'anclas', 'anchor', 'anchors'],
  dragon: ['dragón', 'dragones', 'dragon', 'dragons'],
  phoenix: ['fénix', 'fénix', 'phoenix', 'phoenixes'],
  aztec: ['sol azteca', 'soles aztecas', 'Aztec sun', 'Aztec suns'],
  pharaoh: ['faraón', 'faraones', 'pharaoh', 'pharaohs'],
  samurai: ['samurái', 'samuráis', 'samurai', 'samurai'],
  viking: ['vikingo', 'vikingos', 'Viking', 'Vikings'],
  diablada: ['máscara de diablo', 'máscaras de diablo', 'devil mask', 'devil masks'],
  chest: ['cofre', 'cofres', 'chest', 'chests'],
  crown: ['corona', 'coronas', 'crown', 'crowns'],
  diamonds: ['diamantes', 'diamantes', 'diamonds', 'diamonds'],
  coins: ['monedas', 'monedas', 'coins', 'coins'],
  mineCart: ['carro minero', 'carros mineros', 'mine cart', 'mine carts'],
  book: ['libro', 'libros', 'book', 'books'],
  seven: ['siete', 'sietes', 'seven', 'sevens'],
  cherries: ['cerezas', 'cerezas', 'cherries', 'cherries'],
  reels: ['rodillos', 'rodillos', 'reels', 'reels'],
  candy: ['dulce', 'dulces', 'sweet', 'sweets'],
  chili: ['ají', 'ajíes', 'chilli', 'chillies'],
  clover: ['trébol', 'tréboles', 'clover', 'clovers'],
  bell: ['campana', 'campanas', 'bell', 'bells'],
  horseshoe: ['herradura', 'herraduras', 'horseshoe', 'horseshoes'],
  scratch: ['raspe', 'raspes', 'scratch card', 'scratch cards'],
  astronaut: ['astronauta', 'astronautas', 'astronaut', 'astronauts'],
  train: ['tren', 'trenes', 'train', 'trains'],
} as const satisfies Partial<Record<MotifName, Names>>;

/** The copihue for an unknown motif, as in its drawing. */
export function motifWords(name: string, lang: Lang): MotifWords {
  const [ksOne, ksMany, enOne, enMany] = ownEntry<Names>(names, name) ?? names.copihue;
  return lang === 'en' ? { one: enOne, many: enMany } : { one: ksOne, many: ksMany };
}
