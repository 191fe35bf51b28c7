import { c, e, line, mirror, p, r, spin } from '../svg.ts';
import type { Motif } from './motif.ts';

const dragon = (): string =>
  mirror(
    'half',
    p('M76 52C54 40 44 18 52-6C62 16 78 24 96 36Z', 'gold') +
      p('M58 78 18 58 28 82-2 84 20 102 4 122 36 118 54 108Z', 'leaf') +
      line('M52 88 28 78M50 98 24 102M52 106 30 114', '#eaffb0', 3) +
      p('M100 34 72 46 50 80 56 116 48 142 66 160 82 190 100 196Z', 'emerald') +
      p('M100 34 72 46 66 66 100 84Z', '#d6ffb0', 'opacity=".6"') +
      p('M52 84 92 104 88 114 60 108Z', '#06281c') +
      p('M60 94 90 106 78 111Z', '#ffd83a') +
      p('M76 100 80 108 76 109Z', '#1a0a02') +
      p('M48 76 60 78 96 98 94 104Z', 'gold') +
      p('M100 124 78 126 60 146 70 164 100 166Z', 'leaf') +
      p('M70 138Q80 130 88 142Q80 150 74 148Z', '#06281c') +
      p('M74 164 100 166V184L88 188Z', '#6b0a12') +
      p('M72 160 82 164 78 180ZM88 165 96 166 92 176Z', '#fff') +
      line('M62 142C34 140 18 156 8 178C26 166 40 160 60 162', '#ffd34d', 5) +
      line('M70 60l10-4M66 70l12-4M80 52l8-4', '#04402c', 3),
  ) +
  p('M92 30 100 6 108 30 104 92H96Z', 'gold') +
  c(100, 76, 11, 'ruby') +
  c(97, 72, 4, '#fff', 'opacity=".8"') +
  p('M86 186Q100 198 114 186L108 204Q100 196 92 204Z', 'orange');

const phoenix = (): string =>
  p(
    'M92 130C80 160 50 168 40 198C64 190 76 180 88 164C84 184 90 194 100 206C110 194 116 184 112 164C124 180 136 190 160 198C150 168 120 160 108 130Z',
    'ruby',
  ) +
  p('M98 136Q88 170 100 196Q112 170 102 136Z', 'gold') +
  mirror(
    'wing',
    p(
      'M96 104C80 76 64 58 60 8C50 20 46 34 46 46C38 34 30 26 22 22C20 40 24 54 28 64C18 60 8 58 0 60C6 78 18 90 30 96C22 98 14 102 8 108C30 122 66 130 98 128Z',
      'orange',
    ) +
      p(
        'M96 108C76 92 62 76 56 44C52 60 54 70 56 76C48 70 42 64 36 60C40 76 48 86 56 92C48 90 40 90 32 92C48 106 74 116 98 120Z',
        '#ffe27a',
      ) +
      line('M60 8Q64 60 92 104M22 22Q44 78 90 110M0 60Q40 100 88 118', '#c22a0a', 2.5, 'opacity=".7"'),
  ) +
  p('M100 60C82 74 82 120 100 144C118 120 118 74 100 60Z', 'ruby') +
  p('M100 76C90 90 90 116 100 132C110 116 110 90 100 76Z', 'gold') +
  c(100, 56, 18, 'orange') +
  p('M94 42C84 26 88 12 78 2C96 8 100 22 100 38C102 22 108 10 122 4C114 14 116 28 106 42Z', 'ruby') +
  p('M92 58Q100 52 108 58L100 80Z', 'gold') +
  p('M84 50 97 56 93 61 86 58ZM116 50 103 56 107 61 114 58Z', '#3a0606') +
  c(91, 56, 2, '#fff') +
  c(109, 56, 2, '#fff');

/** Sun-stone calendar with a face at its heart. */
const aztec = (): string =>
  c(100, 100, 98, 'gold') +
  spin('tooth', 16, 100, 100, p('M100 2 110 22H90Z', 'ruby')) +
  c(100, 100, 78, 'copper') +
  `<circle cx="100" cy="100" r="77" fill="none" stroke="#5a200a" stroke-width="3"/>` +
  spin('glyph', 12, 100, 100, r(90, 28, 20, 16, 4, 'teal') + c(100, 36, 4, '#5a200a')) +
  c(100, 100, 54, 'gold') +
  spin('ray', 8, 100, 100, p('M100 44 112 66H88Z', 'ruby') + p('M100 50 105 62H95Z', '#ffd34d')) +
  c(100, 100, 37, 'copper') +
  p('M70 84Q100 62 130 84L126 92H74Z', 'teal') +
  c(86, 97, 8, '#fff5d0') +
  c(114, 97, 8, '#fff5d0') +
  c(86, 98, 4.5, '#2a0d04') +
  c(114, 98, 4.5, '#2a0d04') +
  p('M95 94H105L109 110H91Z', '#7a2c0c') +
  r(82, 115, 36, 11, 5, '#2a0d04') +
  p('M86 115h6v6h-6ZM97 115h6v6h-6ZM108 115h6v6h-6ZM94 122h12l-6 20Z', '#fff') +
  e(74, 48, 34, 12, '#fff', 'opacity=".22" transform="rotate(-38 74 48)"');

export const myth = {
  dragon: { hue: 'green', scenes: ['temple', 'cave', 'blaze', 'storm'], draw: dragon },
  phoenix: { hue: 'red', scenes: ['blaze', 'temple', 'storm', 'mountains'], draw: phoenix },
  aztec: { hue: 'gold', scenes: ['temple', 'jungle', 'cave'], draw: aztec },
} as const satisfies Record<string, Motif>;
