import { letters } from '../letters.ts';
import { c, e, g, line, mirror, p, r, rowsOf, spin } from '../svg.ts';
import type { Motif } from './motif.ts';

const copihue = (): string =>
  line('M100 46Q96 22 120 6', '#2f6b1e', 6) +
  p('M100 42C78 14 42 8 14 26C36 52 72 58 100 42Z', 'leaf') +
  line('M22 27Q60 30 96 42', '#e8ffb8', 2, 'opacity=".6"') +
  p('M104 38C122 18 154 14 184 30C162 52 130 54 104 38Z', 'leaf') +
  line('M176 31Q140 30 108 39', '#e8ffb8', 2, 'opacity=".6"') +
  p('M58 140C60 166 70 182 84 190L98 150 116 190C130 182 140 166 142 140Z', '#6b0219') +
  line('M92 150Q88 180 80 196M108 150Q112 180 120 196M96 160 92 200M104 160 108 200', '#ffe9b0', 3) +
  c(80, 196, 4, 'gold') +
  c(120, 196, 4, 'gold') +
  c(92, 200, 3.5, 'gold') +
  c(108, 200, 3.5, 'gold') +
  mirror(
    'petal',
    p('M98 40C58 48 42 90 38 126C36 150 26 166 10 176C36 188 60 176 71 152C86 124 96 92 98 40Z', 'ruby') +
      p(
        'M90 50C60 66 46 104 44 134C42 152 34 166 22 174C40 172 50 158 53 138C58 106 72 74 90 50Z',
        '#fff',
        'opacity=".28"',
      ) +
      line('M92 62C76 94 64 124 62 146Q58 164 44 174', '#7a0420', 2.2, 'opacity=".34"'),
  ) +
  p(
    'M100 38C74 70 66 118 72 146C77 168 88 180 100 196C112 180 123 168 128 146C134 118 126 70 100 38Z',
    'ruby',
  ) +
  p('M97 50C80 82 72 122 78 146C81 160 88 170 94 178C84 140 86 92 97 50Z', '#fff', 'opacity=".34"') +
  line('M102 62Q106 120 101 180M112 76Q120 116 114 152', '#7a0420', 2.2, 'opacity=".45"') +
  line(
    'M106 96v0M110 112v0M104 124v0M114 130v0M108 144v0M60 112v0M56 128v0M142 112v0M146 126v0M138 136v0',
    '#ffc4cc',
    3.4,
    'opacity=".85"',
  ) +
  e(100, 42, 15, 8, 'leaf');

const moai = (): string =>
  p('M64 24Q100 6 136 24L140 46Q100 34 60 46Z', 'ruby') +
  e(100, 24, 34, 10, '#ff9a7a', 'opacity=".5"') +
  p('M62 44Q100 34 138 44L150 78 146 96 150 140 142 176 128 192H72L58 176 50 140 54 96 50 78Z', 'stone') +
  p('M56 78 38 82 34 128 44 140 54 132ZM144 78 162 82 166 128 156 140 146 132Z', 'stone') +
  p('M52 78 66 66H134L148 78 144 92 116 88 112 84H88L84 88 56 92Z', '#efe9e0', 'opacity=".65"') +
  p('M58 92 86 89 88 104Q74 116 60 106ZM142 92 114 89 112 104Q126 116 140 106Z', '#1b1714') +
  c(76, 100, 5, '#fff2cf') +
  c(124, 100, 5, '#fff2cf') +
  p('M90 86H110L120 132Q110 142 100 142T80 132Z', 'stone') +
  p('M92 88H99L97 138Q86 138 82 132Z', '#fff', 'opacity=".45"') +
  p('M84 132Q92 142 100 138T116 132L112 142H88Z', '#28231f') +
  p('M72 156Q100 146 128 156L122 164Q100 158 78 164Z', '#28231f') +
  p('M76 166Q100 172 124 166L116 174H84Z', '#28231f', 'opacity=".5"') +
  p('M122 44 138 46 150 78 146 96 150 140 142 176 128 192H112Q138 150 130 96Z', '#000', 'opacity=".24"');

const volcano = (): string =>
  g(
    '',
    c(70, 34, 20, 'stone') +
      c(100, 20, 22, 'stone') +
      c(132, 34, 18, 'stone') +
      c(96, 46, 20, '#6b4a4a') +
      c(122, 50, 14, '#6b4a4a'),
    'opacity=".85"',
  ) +
  p(
    'M88 66C82 40 62 34 58 12C78 24 92 36 94 56C94 30 88 16 100 0C112 18 106 34 108 56C112 38 128 26 144 16C138 38 120 44 112 66Z',
    'orange',
  ) +
  p('M96 66Q92 40 100 24Q110 42 106 66Z', '#fff3b0') +
  p('M4 192 74 66Q100 58 126 66L196 192Z', 'ink') +
  p('M74 66 58 96 72 90 80 108 92 92 104 112 114 92 128 104 140 92 126 66Q100 58 74 66Z', 'snow') +
  p('M100 74 140 92 196 192H120L108 140Z', '#000', 'opacity=".32"') +
  e(100, 66, 26, 7, '#ff7a1c') +
  e(100, 66, 17, 4, '#fff1a6') +
  p(
    'M86 67Q84 96 70 116T46 164L40 192H66Q66 168 80 150T98 106L100 120Q98 150 106 162T112 192H132Q128 164 120 150T114 106L112 67Z',
    'orange',
  ) +
  line('M94 72Q92 104 80 124T56 178M106 72Q104 110 112 144T122 186', '#fff0a0', 5);

const bar = (x: number, y: number): string =>
  g(
    `translate(${x} ${y})`,
    p('M0 44 16 12H84L100 44Z', 'copper') +
      p('M16 12 26 0H92L84 12Z', '#ffe9d6') +
      p('M84 12 92 0 112 30 100 44Z', '#6b2a10') +
      p('M22 18H78L88 38H12Z', '#fff', 'opacity=".18"') +
      p('M16 12H84L86 16H14Z', '#fff', 'opacity=".7"'),
  );

const copperIngot = (): string =>
  bar(-4, 138) +
  bar(92, 138) +
  bar(44, 92) +
  letters('fat', 'Cu', { x: 93, y: 130, size: 27, anchor: 'middle' }, 'fill="#5a200a"') +
  spin('ray', 8, 100, 48, p('M97 38 100 4 103 38Z', '#fff0c8')) +
  p('M70 60 78 30 102 20 126 34 132 62 110 80 84 78Z', 'copper') +
  p('M78 30 102 20 104 46 84 52Z', '#fff', 'opacity=".55"') +
  p('M104 46 132 62 110 80Z', '#5a200a', 'opacity=".4"');

const grapes = (): string => {
  const bunch = rowsOf(
    '60 78, 86 72, 114 72, 140 78, 72 102, 100 98, 128 102, 86 126, 114 126, 100 150, 58 100, 142 100, 100 174',
  )
    .map(([x = 0, y = 0]) => c(x, y, 17, 'violet') + c(x - 5, y - 6, 5, '#fff', 'opacity=".65"'))
    .join('');
  return (
    line('M100 60Q96 30 116 8', '#6b3a16', 8) +
    bunch +
    p(
      'M98 56C86 40 66 44 56 30C40 34 30 22 14 28C22 38 14 50 22 58C16 66 28 76 38 74C46 84 58 76 62 78C74 78 92 70 98 56Z',
      'leaf',
    ) +
    line('M24 36Q60 44 94 56M44 70 60 46', '#f0ffc4', 2, 'opacity=".7"') +
    line('M112 36C130 20 150 34 144 46S126 48 134 36S164 26 176 40', '#7fbf3c', 4)
  );
};

const guitar = (): string =>
  g(
    'rotate(32 100 100)',
    r(92, -14, 16, 120, 3, 'wood') +
      r(86, -34, 28, 30, 6, 'ink') +
      line('M84-28h32M84-18h32', '#ffd34d', 5) +
      line('M93 4h14M93 18h14M93 32h14M93 46h14M93 60h14', '#ffe7a8', 2) +
      p(
        'M100 76C132 70 146 92 136 112C160 124 160 196 100 198C40 196 40 124 64 112C54 92 68 70 100 76Z',
        'orange',
      ) +
      p(
        'M100 82C126 76 138 94 129 112C150 126 150 190 100 192C50 190 50 126 71 112C62 94 74 76 100 82Z',
        'none',
        'stroke="#6b2408" stroke-width="3"',
      ) +
      p(
        'M66 118C56 134 54 168 76 184C64 160 64 138 76 116C66 106 70 90 80 84C64 88 60 104 66 118Z',
        '#fff',
        'opacity=".45"',
      ) +
      c(100, 122, 19, '#2a1006') +
      c(100, 122, 22, 'none', 'stroke="#ffe7a8" stroke-width="3"') +
      r(78, 162, 44, 10, 4, '#3a1708') +
      line('M95-4V166M100-4V166M105-4V166', '#fff6dc', 1.4),
  );

export const chile = {
  copihue: { hue: 'red', scenes: ['jungle', 'mountains', 'rays', 'meadow', 'stage'], draw: copihue },
  moai: { hue: 'neutral', scenes: ['sea', 'desert', 'temple', 'storm'], draw: moai },
  volcano: { hue: 'red', scenes: ['mountains', 'blaze', 'storm', 'jungle'], draw: volcano },
  copperIngot: { hue: 'gold', scenes: ['cave', 'desert', 'rays', 'blaze'], draw: copperIngot },
  grapes: { hue: 'violet', scenes: ['meadow', 'mountains', 'jungle', 'stage'], draw: grapes },
  guitar: { hue: 'gold', scenes: ['stage', 'city', 'desert', 'rays'], draw: guitar },
} as const satisfies Record<string, Motif>;
