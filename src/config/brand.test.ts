import { expect, test } from 'vitest';
import { brand } from './brand.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const { ground, surface, raised, text, muted, action, gold, good, bad, edge } = brand.colors;

const pairs = [ground, surface, raised].flatMap((below) =>
  [text, muted, gold, good, bad, brand.colors['action-text']].map((above) => [above, below] as const),
);

test.each([...pairs, [text, action] as const, [text, brand.colors['action-strong']] as const])(
  'text %s on %s reaches AA',
  (above, below) => {
    expect(contrast(above, below)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([ground, surface, raised])('the outline of a control on %s reaches 3:1', (below) => {
  expect(contrast(edge, below)).toBeGreaterThanOrEqual(3);
});
