import { hashText } from './seeded-random.ts';
import { c, dots, e, line, linear, p, r, radial, svgDocument } from './svg.ts';

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

const behind: readonly ((hair: string) => string)[] = [
  () => '',
  (hair) => p('M47 62Q44 18 80 18T113 62Q116 96 124 118Q80 132 36 118Q44 96 47 62Z', hair),
  (hair) => c(80, 17, 15, hair) + p('M50 60Q48 24 80 24T110 60L106 88H54Z', hair),
  (hair) => dots('52 44, 60 30, 80 24, 100 30, 108 44, 50 62, 110 62, 54 80, 106 80', 15, hair),
];

const fringes: readonly ((hair: string) => string)[] = [
  (hair) => p('M51 62Q46 22 82 24Q114 24 109 62Q106 44 92 42Q70 46 58 44Q53 50 51 62Z', hair),
  (hair) => p('M50 66Q48 28 80 28T110 66Q106 46 88 38Q66 56 50 66Z', hair),
  (hair) => p('M52 58Q52 30 80 30T108 58Q96 40 80 40T52 58Z', hair),
  (hair) => p('M52 54Q56 34 80 34T108 54Q94 44 80 44T52 54Z', hair),
];

/** The men among the presenters, who have short hair. */
const isShort = (name: string) =>
  /^(matias|benjamin|vicente|tomas|ignacio|diego|joaquin|cristobal|lautaro|gaspar)$/.test(name);

export type Mood = 'rest' | 'blink' | 'talk';

/** 160x160; a name always gives the same person. */
export function drawPresenter(name: string, mood: Mood = 'rest'): string {
  // With this suffix no two presenters look alike.
  const own = hashText(`${name}2`);
  const of = <Choice>(choices: readonly Choice[], shift: number): Choice =>
    choices[(own >>> shift) % choices.length] as Choice;
  const [light, shade] = of(skins, 3);
  const hair = of(hairs, 7);
  const [near, far] = of(lights, 11);
  const style = isShort(name) ? 0 : 1 + ((own >>> 15) % 3);
  const tie = of(ties, 19);
  const beard = isShort(name) && (own >>> 23) % 2 === 0;
  const body =
    radial('room', '', near, far) +
    linear('face', 'x2=".7" y2="1"', light, shade) +
    r(0, 0, 160, 160, 0, 'url(#room)') +
    c(30, 34, 9, '#fff', 'opacity=".12"') +
    c(134, 52, 13, '#fff', 'opacity=".1"') +
    (behind[style]?.(hair) ?? '') +
    p('M16 160Q18 124 56 116L80 126 104 116Q142 124 144 160Z', '#f6ecf0') +
    p('M22 160Q26 128 54 119L74 160ZM138 160Q134 128 106 119L86 160Z', '#241327') +
    p('M66 92H94V114Q80 130 66 114Z', shade) +
    p('M80 127L63 118V137ZM80 127L97 118V137Z', tie) +
    c(80, 127.5, 4, tie) +
    e(52, 70, 6, 9, shade) +
    e(108, 70, 6, 9, shade) +
    p('M53 58Q53 34 80 34T107 58Q108 84 96 98Q80 112 64 98Q52 84 53 58Z', 'url(#face)') +
    (beard
      ? p(
          'M54 74Q58 84 66 84Q80 80 94 84Q102 84 106 74Q106 92 95 101Q80 112 65 101Q54 92 54 74Z',
          hair,
          'opacity=".85"',
        )
      : '') +
    (fringes[style]?.(hair) ?? '') +
    (mood === 'blink'
      ? line('M63 67Q68 71 73 67M87 67Q92 71 97 67', '#20121c', 2.4)
      : e(68, 67, 3.6, 4.4, '#20121c') +
        e(92, 67, 3.6, 4.4, '#20121c') +
        c(69.3, 65.4, 1.2, '#fff') +
        c(93.3, 65.4, 1.2, '#fff')) +
    line('M61 58Q68 54 74 57M86 57Q92 54 99 58', hair, 2.6) +
    line('M80 70Q77 79 82 80', shade, 2.2) +
    (mood === 'talk'
      ? e(80, 91, 8, 6.4, '#7a2230') + p('M73 88.4Q80 86 87 88.4L85.6 91H74.4Z', '#fff')
      : p('M69 87Q80 91 91 87Q88 97 80 97T69 87Z', '#fff') + line('M69 87Q80 91 91 87', '#a2413f', 2));
  return svgDocument(160, 160, `h${own.toString(36)}`, body);
}
