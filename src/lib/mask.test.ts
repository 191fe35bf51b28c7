import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskText, shownMask } from './mask.ts';

test.each([
  ['912345678', '912•••678'],
  ['0912345678', '091••••678'],
  ['12345678', '12••••78'],
  ['1234', '1••4'],
  ['abc', '•••'],
  ['a', '•'],
  ['', ''],
])('APP-10 the text "%s" reads "%s" when it is masked', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test('APP-10 a masked text keeps its length, and under nine characters never shows more than it hides', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const plain = text.replaceAll('•', 'x');
      const masked = [...maskText(plain)];
      const hidden = masked.filter((character) => character === '•').length;
      expect(masked).toHaveLength([...plain].length);
      if (masked.length < 9) expect(hidden).toBeGreaterThanOrEqual(masked.length - hidden);
      else expect(masked.length - hidden).toBe(6);
    }),
  );
});

test('APP-10 a mask of the server looks like one of the app', () => {
  expect(shownMask('912***678')).toBe('912•••678');
  expect(shownMask('')).toBe('');
});
