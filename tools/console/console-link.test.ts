import { expect, test } from 'vitest';
import { devConsole, withConsoleLink } from './console-link.ts';

test('MOC-04 a served page gets one script more, from its own origin and behind everything else', () => {
  expect(withConsoleLink('<body><p>x</p></body>')).toBe(
    '<body><p>x</p><script async src="/__mock/link.js"></script>\n</body>',
  );
});

test('MOC-04 only a development server that knows the mock backend has the link, and no build', () => {
  expect(devConsole(undefined)).toEqual([]);
  expect(devConsole('http://localhost:4010').map(({ apply }) => apply)).toEqual(['serve']);
});
