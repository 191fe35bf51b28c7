import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

function lobby() {
  const client = createTestClient();
  return {
    ...client,
    notices: async (country = 'CL', lang = 'ks'): Promise<{ id: string; title: string }[]> =>
      (await client.call('/notice/list', { country }, { lang })).data,
    popups: async (
      country = 'CL',
      system = 'android',
      lang = 'ks',
    ): Promise<{ id: string; cover: string }[]> =>
      (await client.call('/lobby/popups', { country, system, terminal: 'h5' }, { lang })).data.popUps,
  };
}

test('NTF-01 they come in the language of the call, and keep to their market', async () => {
  const { notices } = lobby();
  expect((await notices('CL', 'en')).map(({ title }) => title)).toContain('Deposit with MACH in seconds');
  expect((await notices('CL', 'ks')).map(({ title }) => title)).toContain('Deposita con MACH en segundos');
  expect((await notices('KE', 'en')).map(({ id }) => id)).not.toContain('n-mach');
});
test.each([
  ['CL', 'android', true],
  ['CL', 'web', false],
  ['KE', 'android', false],
])('NTF-01 in %s on %s the MACH popup is offered: %s', async (country, system, isOffered) => {
  const ids = (await lobby().popups(country, system)).map(({ id }) => id);
  expect(ids.includes('pop-mach')).toBe(isOffered);
  expect(ids).toContain('pop-medida');
});

test('NTF-01 /__mock/lobby puts others in their place, and takes them back', async () => {
  const { popups, control, fetch } = lobby();
  const mine = { id: 'p-1', title: { en: 'Hi', ks: 'Hola' }, body: { en: 'You', ks: 'Tú' }, art: 'wheel' };
  expect((await control('lobby', { popups: [mine] })).status).toBe(200);
  expect(await popups()).toEqual([
    {
      id: 'p-1',
      kind: 'promotion',
      title: 'Hola',
      body: 'Tú',
      cover: '/resources/v1/popups/wheel.svg',
      cmd: 'deeplink',
      cmdValue: '',
      frequency: 'always',
      weight: 0,
    },
  ]);
  expect((await fetch('/resources/v1/popups/wheel.svg')).status).toBe(200);
  await control('lobby', { popups: [] });
  expect(await popups()).toEqual([]);
  await control('lobby', {});
  expect(await popups()).toHaveLength(3);
});
