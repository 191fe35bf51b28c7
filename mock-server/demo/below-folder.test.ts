import { expect, test } from 'vitest';
import { movedAnswer, movedBelow, withoutFolder } from './below-folder.ts';

const ORIGIN = 'https://ejemplos.example';

test('MOC-05 the backend sees its own addresses, in whatever folder the demonstration lies', () => {
  expect(withoutFolder('/copihue/games/slot', '/copihue/')).toBe('/games/slot');
  expect(withoutFolder('/user/login', '/copihue/')).toBe('/user/login');
  expect(withoutFolder('/games/slot', '/')).toBe('/games/slot');
});

test.each([
  [`{"url":"${ORIGIN}/games/slot?game=g-1"}`, `{"url":"${ORIGIN}/copihue/games/slot?game=g-1"}`],
  [`{"redirectUrl":"${ORIGIN}/bank/R1"}`, `{"redirectUrl":"${ORIGIN}/copihue/bank/R1"}`],
  ['{"cmdValue":"/games/wheel"}', '{"cmdValue":"/copihue/games/wheel"}'],
  ['<form action="/bank/R1?lang=ks">', '<form action="/copihue/bank/R1?lang=ks">'],
  [`<a href="${ORIGIN}/deposit?order=R1">`, `<a href="${ORIGIN}/copihue/deposit?order=R1">`],
  ['{"cover":"/resources/v1/covers/g-1.svg"}', '{"cover":"/resources/v1/covers/g-1.svg"}'],
  ['{"url":"https://other.example/games/slot"}', '{"url":"https://other.example/games/slot"}'],
])('MOC-05 the addresses of pages in %s are moved into the folder, and no others', (said, moved) => {
  expect(movedBelow(said, ORIGIN, '/copihue/')).toBe(moved);
});

test('MOC-05 a redirect is moved into the folder too, and at the root nothing is', async () => {
  const back = new Response(null, { status: 303, headers: { location: `${ORIGIN}/deposit?order=R1` } });
  const moved = await movedAnswer(back, ORIGIN, '/copihue/');
  expect([moved.status, moved.headers.get('location')]).toEqual([303, `${ORIGIN}/copihue/deposit?order=R1`]);
  expect(await movedAnswer(back, ORIGIN, '/')).toBe(back);
});
