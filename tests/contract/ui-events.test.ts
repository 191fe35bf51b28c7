import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { UiEventName } from '../../src/lib/ui-events.ts';
import { projectFiles } from './project-files.ts';

/** The UI events of spec point 4 in its own words, and their names here. The type holds the list to the code's. */
const EVENTS: Record<UiEventName, string> = {
  'show-menu': 'show menu',
  'show-popup': 'show popup',
  'full-screen': 'full screen',
  'update-game': 'update game',
  'show-deposit-in-game': 'show deposit in game',
  'close-deposit-in-game': 'close or hide deposit in game',
  'check-input-value': 'check input value',
  'pay-success': 'pay success',
  'pay-invalid': 'pay invalid',
  'update-game-list': 'update game list',
  'push-notification': 'push notification',
  'show-chat': 'show chat',
  'show-game-footer': 'show game footer',
  'show-top-button': 'show top button',
  'change-input-field-error-tips': 'change input-field error tips',
  'show-system-loading': 'show system loading',
  'update-balance': 'update balance',
  'back-in-game': 'back in game',
  'show-active-box': 'show active box',
  'hide-nav-bar': 'hide nav bar',
  'hide-header': 'hide header',
  'close-new-user-deposit-popup': 'close new-user-deposit popup',
};

const sources = projectFiles()
  .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const callers = (functions: string, name: string) =>
  sources.filter((code) => new RegExp(`\\b(${functions})\\(\\s*'${name}'`).test(code));

test('RT-04 spec point 4 has 22 UI events, and so has the one list of them', () => {
  expect(Object.keys(EVENTS)).toHaveLength(22);
  const list =
    readFileSync('src/lib/ui-events.ts', 'utf8').match(/export interface UiEvents \{[\s\S]*?\n\}/)?.[0] ?? '';
  expect([...list.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name).sort()).toEqual(
    Object.keys(EVENTS).sort(),
  );
});

describe.each(Object.entries(EVENTS))('%s', (name, words) => {
  test(`RT-04 "${words}" has a sender and a receiver in the app`, () => {
    expect(callers('emitUi', name), 'senders').not.toEqual([]);
    expect(callers('onUi|useUiEvent', name), 'receivers').not.toEqual([]);
  });
});
