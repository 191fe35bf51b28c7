import { drawings } from '../generated/drawings.ts';
import { hashText } from './seeded-random.ts';
import { repaint, svgDocument } from './svg.ts';

const { presenter: parts } = drawings;

/** The first of each is what the parts are drawn in. */
const skins = [
  ['#f6d3b3', '#d9a57c'],
  ['#eebd94', '#c98f62'],
  ['#d79a6c', '#a96c43'],
  ['#b87a4e', '#87532f'],
] as const;
const hairs = ['#1d1417', '#3a2419', '#5b3520', '#8a5528', '#2a1c2c'] as const;
const lights = [
  ['#8c1d3f', '#2a0f22'],
  ['#1f5d6b', '#0f1f30'],
  ['#5a2f86', '#1d1233'],
  ['#8a5a16', '#2c1a12'],
] as const;
const ties = ['#e0264c', '#f2b632', '#1fae8a', '#8f62e8'] as const;

const behind = ['', parts.behind1, parts.behind2, parts.behind3];
const fringes = [parts.fringe0, parts.fringe1, parts.fringe2, parts.fringe3];

/** The men among the presenters, who have short hair. */
const isShort = (name: string) =>
  /^(matias|benjamin|vicente|tomas|ignacio|diego|joaquin|cristobal|lautaro|gaspar)$/.test(name);

/**
 * 160x160; a name always gives the same person.
 * @param mood `blink`, `talk`, or at rest
 */
export function drawPresenter(name: string, mood = ''): string {
  // With this suffix no two presenters look alike.
  const own = hashText(`${name}2`);
  const of = <Choice>(choices: readonly Choice[], shift: number): Choice =>
    choices[(own >>> shift) % choices.length] as Choice;
  const style = isShort(name) ? 0 : 1 + ((own >>> 15) % 3);
  const beard = isShort(name) && (own >>> 23) % 2 === 0;
  const drawn = [
    parts.room,
    behind[style],
    parts.body,
    beard ? parts.beard : '',
    fringes[style],
    mood === 'blink' ? parts.blink : parts.eyes,
    parts.features,
    mood === 'talk' ? parts.talk : parts.smile,
  ];
  const from = [...skins[0], hairs[0], ...lights[0], ties[0]];
  const to = [...of(skins, 3), of(hairs, 7), ...of(lights, 11), of(ties, 19)];
  return svgDocument(160, 160, `h${own.toString(36)}`, repaint(drawn.join(''), from, to));
}
