import { expect, test } from 'vitest';
import { floatPlace } from './floating-chat.tsx';

test.each([
  ['/', 'home'],
  ['/transactions', 'corner'],
  ['/allgame/slots', 'corner'],
  ['/deposit', 'below-header'],
  ['/withdraw/', 'below-header'],
  ['/redenvelope', 'corner'],
  ['/gameView/http%3A%2F%2Flocalhost', 'none'],
] as const)('CHT-01 on %s the chat button stands at %s', (path, place) => {
  expect(floatPlace(path)).toBe(place);
});

test('CHT-01 beside the title of a red packet that is made ready, whose bar has the lower edge', () => {
  expect(floatPlace('/redenvelope', 'new')).toBe('below-header');
});
