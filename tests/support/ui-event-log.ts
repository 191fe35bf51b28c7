import { afterAll, beforeEach, expect } from 'vitest';
import { onUi, type UiEventName } from '../../src/lib/ui-events.ts';
import { theApp } from './the-app.ts';

/**
 * The UI events of spec point 4 in the spec's words, with the file of tests/screens that tests each. The type requires
 * all events of the code.
 */
export const UI_EVENTS: Record<UiEventName, { words: string; playedBy: 'page' | 'game' }> = {
  'show-menu': { words: 'show menu', playedBy: 'page' },
  'show-popup': { words: 'show popup', playedBy: 'page' },
  'full-screen': { words: 'full screen', playedBy: 'game' },
  'update-game': { words: 'update game', playedBy: 'game' },
  'show-deposit-in-game': { words: 'show deposit in game', playedBy: 'game' },
  'close-deposit-in-game': { words: 'close or hide deposit in game', playedBy: 'game' },
  'check-input-value': { words: 'check input value', playedBy: 'page' },
  'pay-success': { words: 'pay success', playedBy: 'page' },
  'pay-invalid': { words: 'pay invalid', playedBy: 'page' },
  'update-game-list': { words: 'update game list', playedBy: 'page' },
  'push-notification': { words: 'push notification', playedBy: 'page' },
  'show-chat': { words: 'show chat', playedBy: 'page' },
  'show-game-footer': { words: 'show game footer', playedBy: 'game' },
  'show-top-button': { words: 'show top button', playedBy: 'page' },
  'change-input-field-error-tips': { words: 'change input-field error tips', playedBy: 'page' },
  'show-system-loading': { words: 'show system loading', playedBy: 'page' },
  'update-balance': { words: 'update balance', playedBy: 'page' },
  'back-in-game': { words: 'back in game', playedBy: 'game' },
  'show-active-box': { words: 'show active box', playedBy: 'page' },
  'hide-nav-bar': { words: 'hide nav bar', playedBy: 'page' },
  'hide-header': { words: 'hide header', playedBy: 'page' },
  'close-new-user-deposit-popup': { words: 'close new-user-deposit popup', playedBy: 'page' },
};

/**
 * Fails after the tests of a file if the app did not send one of its events. The tests themselves check the effects.
 */
export function expectAllSent(file: 'page' | 'game'): void {
  const names = (Object.keys(UI_EVENTS) as UiEventName[]).filter((name) => UI_EVENTS[name].playedBy === file);
  const unsent = new Set(names);
  beforeEach(() => {
    for (const name of names) onUi(theApp(), name, () => unsent.delete(name));
  });
  afterAll(() => expect([...unsent]).toEqual([]));
}
