import { expect, test } from 'vitest';
import { floatPlace } from './float-place.ts';

test.each([
  ['/', 'home'],
  ['/transactions', 'corner'],
  ['/allgame/slots', 'corner'],
  ['/deposit', 'below-header'],
  ['/withdraw/', 'below-header'],
  ['/gameView/http%3A%2F%2Flocalhost', 'none'],
] as const)('CHT-01 on %s the chat button stands at %s', (path, place) => {
  expect(floatPlace(path)).toBe(place);
});
