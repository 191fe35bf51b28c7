import type { Notice } from '@copihue/contract/types';
import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

const { call, control, fetch, login } = createTestClient();
const popups = async (country = 'CL', system = 'android'): Promise<{ id: string }[]> =>
  (await call('/lobby/popups', { country, system, terminal: 'h5' })).data.popUps;

test.each([
  ['CL', 'android', true],
  ['CL', 'web', false],
  ['KE', 'android', false],
])('NTF-01 in %s on %s the MACH popup is offered: %s', async (country, system, isOffered) => {
  const ids = (await popups(country, system)).map(({ id }) => id);
  expect([ids.includes('pop-mach'), ids.includes('pop-medida')]).toEqual([isOffered, true]);
});

test('NTF-01 /__mock/lobby replaces the popups and restores them', async () => {
  const mine = { id: 'p-1', title: { en: 'Hi', ks: 'Hola' }, body: { en: 'You', ks: 'Tú' }, art: 'wheel' };
  expect((await control('lobby', { popups: [mine] })).status).toBe(200);
  const cover = '/resources/v1/popups/wheel.svg';
  const given = { kind: 'promotion', cmd: 'deeplink', cmdValue: '', frequency: 'always', weight: 0 };
  expect(await popups()).toEqual([{ id: 'p-1', title: 'Hola', body: 'Tú', cover, ...given }]);
  expect((await fetch(cover)).status).toBe(200);
  await control('lobby', { popups: [] });
  expect(await popups()).toEqual([]);
  await control('lobby', {});
  expect(await popups()).toHaveLength(3);
});

test('NTF-01 PLR-02 an excluded player reads no notice of what is offered', async () => {
  const token = await login();
  const notices = async (): Promise<string[]> => {
    const list: Notice[] = (await call('/notice/list', { country: 'CL' }, { token })).data;
    return list.filter(({ level }) => level !== 'winner').map(({ id }) => id);
  };
  expect(await notices()).toEqual(['n-mantencion', 'n-chanchito', 'n-mach', 'n-rueda', 'n-medida']);
  await call('/user/getUserInfo', { excludeUntil: '2030-01-01T00:00:00.000Z' }, { token });
  expect(await notices()).toEqual(['n-mantencion', 'n-medida']);
});
