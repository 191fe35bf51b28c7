import { c, dots, e, g, line, p, r, rowsOf } from '../svg.ts';
import type { Motif } from './motif.ts';

const rocket = (): string =>
  g(
    'rotate(38 100 100)',
    p(
      'M76 158C70 186 88 196 86 224C96 212 100 208 100 204C104 210 108 214 116 224C112 196 130 186 124 158Z',
      'orange',
    ) +
      p('M88 158C86 176 96 186 100 200C104 186 114 176 112 158Z', '#fff3b0') +
      p('M66 106C40 118 34 148 40 172L70 152ZM134 106C160 118 166 148 160 172L130 152Z', 'ruby') +
      p('M100-14C66 22 56 80 68 158H132C144 80 134 22 100-14Z', 'snow') +
      p('M100-14C84 4 74 26 70 48H130C126 26 116 4 100-14Z', 'ruby') +
      p('M82 48C72 84 74 124 80 158H70C58 90 64 40 92 2Z', '#fff', 'opacity=".6"') +
      p(
        'M118 48C128 90 128 126 122 158H132C144 80 134 22 106-6C112 14 116 30 118 48Z',
        '#1a2348',
        'opacity=".3"',
      ) +
      c(100, 78, 20, 'steel') +
      c(100, 78, 14, 'sapphire') +
      p('M90 74Q94 66 104 66Q94 72 92 82Z', '#fff') +
      r(66, 132, 68, 10, 0, 'ruby') +
      r(94, 118, 12, 50, 6, 'ruby') +
      r(74, 154, 52, 10, 4, 'ink'),
  ) + line('M34 120 6 148M60 158 30 188M24 166 8 182', '#fff', 5, 'opacity=".6"');

const plane = (): string =>
  line('M-8 178Q60 176 96 132', '#ffd34d', 6, 'stroke-dasharray="3 12"') +
  g(
    'rotate(-16 100 100)',
    p('M22 82 6 42 30 44 58 80Z', 'ruby') +
      p('M12 98Q14 78 60 76L140 66Q186 66 192 96Q190 128 140 130H70Q22 128 12 98Z', 'ruby') +
      p('M22 90Q60 82 188 86Q184 70 140 68L60 78Q28 80 22 90Z', '#fff', 'opacity=".55"') +
      p('M112 66Q120 42 142 44Q156 48 160 68Z', '#c9f0ff') +
      c(136, 54, 12, 'wood') +
      p('M124 52Q136 38 150 50L148 58H126Z', '#5a2f14') +
      r(136, 50, 18, 8, 4, 'gold') +
      p('M124 56Q96 44 70 56Q90 62 124 64Z', 'ivory') +
      p('M74 104 46 168Q50 176 66 172L140 108Z', 'gold') +
      p('M78 108 56 164 70 150Z', '#fff', 'opacity=".6"') +
      c(190, 98, 11, 'steel') +
      e(198, 98, 5, 48, '#fff', 'opacity=".7"') +
      line('M118 128 112 150M142 128 148 150', '#26304f', 5) +
      c(112, 152, 10, 'ink') +
      c(148, 152, 10, 'ink') +
      c(50, 100, 9, '#fff') +
      p('M50 92l2.5 5 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8Z', '#1c49cf'),
  );

const astronaut = (): string =>
  r(46, 100, 108, 66, 16, 'stone') +
  p(
    'M62 124C38 128 24 150 22 178Q34 190 46 178L66 154ZM138 124C162 128 176 112 184 92Q176 76 164 86L136 108Z',
    'snow',
  ) +
  c(174, 84, 14, 'orange') +
  c(32, 182, 13, 'orange') +
  p('M58 124Q100 108 142 124L146 176Q142 200 124 200H76Q58 200 54 176Z', 'snow') +
  r(78, 142, 44, 30, 6, 'ink') +
  c(88, 152, 4, '#ff4a5e') +
  c(100, 152, 4, '#ffd34d') +
  c(112, 152, 4, '#3fdc9f') +
  line('M84 164h32', '#9fb2da', 3) +
  c(100, 70, 62, 'snow') +
  p('M100 24C64 24 48 46 50 74C52 100 72 112 100 112S148 100 150 74C152 46 136 24 100 24Z', '#10143a') +
  p('M100 30C68 30 54 50 56 74C58 96 76 106 100 106S142 96 144 74C146 50 132 30 100 30Z', 'violet') +
  p('M64 66Q68 40 94 36Q76 50 76 76Q70 86 66 80Z', '#fff', 'opacity=".8"') +
  c(124, 84, 8, '#ffd34d', 'opacity=".8"') +
  c(112, 56, 2.5, '#fff') +
  c(128, 60, 2, '#fff') +
  r(32, 58, 12, 30, 6, 'ruby') +
  r(156, 58, 12, 30, 6, 'ruby') +
  line('M146 20 156 0', '#cfd8e6', 4) +
  c(157, -2, 5, 'ruby');

const ufo = (): string =>
  p('M62 116 24 200H176L138 116Z', '#d8ffb0', 'opacity=".6"') +
  p('M80 116 64 200H136L120 116Z', '#fff', 'opacity=".45"') +
  p('M50 82C50 30 72 6 100 6S150 30 150 82Z', 'teal', 'opacity=".9"') +
  e(100, 62, 22, 26, 'leaf') +
  e(90, 58, 6, 9, '#0d2208') +
  e(110, 58, 6, 9, '#0d2208') +
  line('M94 76Q100 80 106 76', '#0d2208', 3) +
  p('M62 66Q64 30 88 18Q74 40 74 74Z', '#fff', 'opacity=".7"') +
  e(100, 98, 98, 30, 'steel') +
  e(100, 88, 76, 19, 'ink') +
  e(100, 82, 54, 12, 'teal') +
  rowsOf('22 100, 58 115, 100 121, 142 115, 178 100')
    .map(([x = 0, y = 0], index) => c(x, y, 7, index % 2 ? '#ffd34d' : '#ff5a8a'))
    .join('') +
  line('M10 92Q40 74 60 74', '#fff', 4, 'opacity=".8"') +
  g('translate(100 172)', e(0, 0, 16, 7, 'gold') + e(-26, 14, 14, 6, 'gold') + e(24, 16, 14, 6, 'gold'));

const balloon = (): string =>
  p('M70 138 84 166M130 138 116 166', 'none', 'stroke="#6b3a16" stroke-width="3"') +
  p('M100 4C44 4 20 44 24 78C28 110 60 126 78 144H122C140 126 172 110 176 78C180 44 156 4 100 4Z', 'ruby') +
  p('M100 4C74 20 66 50 68 84C70 110 82 128 90 144H110C118 128 130 110 132 84C134 50 126 20 100 4Z', 'gold') +
  p('M100 4C92 24 88 54 90 84C91 110 95 128 98 144H102C105 128 109 110 110 84C112 54 108 24 100 4Z', 'ruby') +
  p('M34 74C34 44 54 20 82 12C58 32 50 60 52 92C40 90 34 84 34 74Z', '#fff', 'opacity=".5"') +
  r(76, 140, 48, 8, 4, 'ink') +
  p('M80 164H120L116 192Q114 196 108 196H92Q86 196 84 192Z', 'wood') +
  line('M82 172H118M83 182H117', '#e0a365', 2.5) +
  e(86, 162, 9, 4, 'gold') +
  e(102, 160, 9, 4, 'gold') +
  e(114, 162, 8, 4, 'gold');

const train = (): string =>
  c(60, 14, 16, 'snow', 'opacity=".9"') +
  c(34, 6, 20, 'snow', 'opacity=".8"') +
  c(82, 20, 11, 'snow', 'opacity=".9"') +
  p('M86 34H114L108 60H92Z', 'ink') +
  r(80, 26, 40, 12, 5, 'gold') +
  c(100, 104, 54, 'ink') +
  c(100, 104, 54, 'none', 'stroke="url(#gold)" stroke-width="8"') +
  c(100, 104, 38, 'none', 'stroke="#6b5a8c" stroke-width="3"') +
  dots('62 90, 70 132, 130 132, 138 90, 100 66', 3.5, '#ffd34d') +
  c(100, 98, 21, 'gold') +
  c(100, 98, 15, '#fffbe0') +
  p('M60 70Q74 54 96 56Q72 66 62 90Z', '#fff', 'opacity=".4"') +
  r(28, 140, 144, 20, 5, 'ruby') +
  r(28, 144, 144, 4, 0, '#ffd34d') +
  c(44, 150, 8, '#fffbe0') +
  c(156, 150, 8, '#fffbe0') +
  p('M40 160H160L188 198H12Z', 'ruby') +
  line('M100 160V198M82 160 66 198M118 160 134 198M64 160 38 198M136 160 162 198', '#ffd34d', 4) +
  r(4, 194, 192, 6, 3, 'steel');

export const flight = {
  rocket: { hue: 'red', scenes: ['space', 'grid', 'storm', 'mountains'], draw: rocket },
  plane: { hue: 'red', scenes: ['mountains', 'meadow', 'grid', 'city'], draw: plane },
  astronaut: { hue: 'neutral', scenes: ['space', 'grid', 'rays'], draw: astronaut },
  ufo: { hue: 'green', scenes: ['space', 'desert', 'city', 'grid'], draw: ufo },
  balloon: { hue: 'red', scenes: ['mountains', 'meadow', 'sea', 'desert'], draw: balloon },
  train: { hue: 'neutral', scenes: ['mountains', 'desert', 'storm', 'city'], draw: train },
} as const satisfies Record<string, Motif>;
