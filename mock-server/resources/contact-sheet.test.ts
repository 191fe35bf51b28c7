// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createMockBackend } from '../create-mock-backend.ts';

test('MOC-01 the contact sheet shows every cover once and each of them is served', async () => {
  const backend = createMockBackend();
  const get = (path: string) => backend.handle(new Request(`http://mock.test${path}`), 'main');
  const page = new DOMParser().parseFromString(
    await (await get('/resources/contact-sheet')).text(),
    'text/html',
  );
  const covers = [...page.querySelectorAll('.covers img')].map((image) => image.getAttribute('src') ?? '');
  expect(covers).toHaveLength(240);
  expect(new Set(covers).size).toBe(240);
  for (const image of page.images) {
    const answer = await get(image.getAttribute('src') ?? '');
    expect([image.src, answer.status, answer.headers.get('content-type')]).toEqual([
      image.src,
      200,
      'image/svg+xml; charset=utf-8',
    ]);
  }
});
