import { afterAll, beforeEach, expect } from 'vitest';
import { onUi, type UiEventName } from '../../src/lib/ui-events.ts';
import { theApp } from './the-app.ts';

/**
 * The UI events of spec point 4, each with the tests that have the app send it: `ui-events` or `game-view`. The
 * type requires all events of the code.
 */
const UI_EVENTS: Record<UiEventName, 'page' | 'game'> = {
  'show-menu': 'page',
  'show-popup': 'page',
  'full-screen': 'game',
  'update-game': 'game',
  'show-deposit-in-game': 'game',
  'close-deposit-in-game': 'game',
  'check-input-value': 'page',
  'pay-success': 'page',
  'pay-invalid': 'page',
  'update-game-list': 'page',
  'push-notification': 'page',
  'show-chat': 'page',
  'show-game-footer': 'game',
  'show-top-button': 'page',
  'change-input-field-error-tips': 'page',
  'show-system-loading': 'page',
  'update-balance': 'page',
  'back-in-game': 'game',
  'show-active-box': 'page',
  'hide-nav-bar': 'page',
  'hide-header': 'page',
  'close-new-user-deposit-popup': 'page',
};

/**
 * Fails after the tests of a file if the app did not send one of its events. The tests themselves check the effects.
 */
export function expectAllSent(file: 'page' | 'game'): void {
  const names = (Object.keys(UI_EVENTS) as UiEventName[]).filter((name) => UI_EVENTS[name] === file);
  const unsent = new Set(names);
  beforeEach(() => {
    for (const name of names) onUi(theApp(), name, () => unsent.delete(name));
  });
  afterAll(() => expect([...unsent]).toEqual([]));
}
