import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UI_EVENTS } from '../support/ui-event-log.ts';
import { testTitlesIn } from './test-titles.ts';

const FILES = { page: 'tests/screens/ui-events.test.tsx', game: 'tests/screens/ui-events-in-game.test.tsx' };

test('RT-04 spec point 4 has 22 UI events', () => {
  expect(Object.keys(UI_EVENTS)).toHaveLength(22);
});

test.each(Object.values(UI_EVENTS))('RT-04 "$words" is played in the app', ({ words, playedBy }) => {
  const code = readFileSync(FILES[playedBy], 'utf8');
  const played = testTitlesIn(code).flatMap(
    (title) =>
      title
        .replace(/^RT-04 /, '')
        .split(':')[0]
        ?.split(', ') ?? [],
  );
  expect(played).toContain(words);
  expect(code, 'a test of senders sends nothing itself').not.toContain('emitUi');
});
