import { describe, expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { TEST_NOW } from '../../tests/support/test-world.ts';

interface Notice {
  id: string;
  title: string;
  body: string;
  level: string;
  startsAt: string;
  endsAt: string;
}

interface Popup {
  id: string;
  title: string;
  cover: string;
  weight: number;
  frequency: string;
}

function lobby() {
  const client = createTestClient();
  return {
    ...client,
    notices: async (country = 'CL', lang = 'ks'): Promise<Notice[]> =>
      (await client.call('/notice/list', { country }, { lang })).data,
    popups: async (country = 'CL', system = 'android', lang = 'ks'): Promise<Popup[]> =>
      (await client.call('/lobby/popups', { country, system, terminal: 'h5' }, { lang })).data.popUps,
  };
}

describe('notices', () => {
  test('NTF-01 a guest gets what is in force now, newest first, and every level but winner is announced', async () => {
    const announced = (await lobby().notices()).filter(({ level }) => level !== 'winner');
    expect(announced.map(({ id }) => id)).toEqual([
      'n-mantencion',
      'n-chanchito',
      'n-mach',
      'n-rueda',
      'n-medida',
    ]);
    expect(new Set(announced.map(({ level }) => level))).toEqual(new Set(['info', 'important', 'urgent']));
    const starts = announced.map(({ startsAt }) => Date.parse(startsAt));
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    for (const { startsAt, endsAt } of announced) {
      expect(Date.parse(startsAt)).toBeLessThanOrEqual(TEST_NOW);
      expect(Date.parse(endsAt)).toBeGreaterThan(TEST_NOW);
    }
  });

  test('NTF-01 they come in the language of the call, and keep to their market', async () => {
    const { notices } = lobby();
    expect((await notices('CL', 'en')).map(({ title }) => title)).toContain('Deposit with MACH in seconds');
    expect((await notices('CL', 'ks')).map(({ title }) => title)).toContain('Deposita con MACH en segundos');
    expect((await notices('KE', 'en')).map(({ id }) => id)).not.toContain('n-mach');
  });
});

describe('popups', () => {
  test('NTF-01 each has a drawn cover, a rule and a weight', async () => {
    const { popups, fetch } = lobby();
    const list = await popups();
    expect(list.map(({ id, frequency, weight }) => [id, frequency, weight])).toEqual([
      ['pop-cashback', 'daily', 100],
      ['pop-mach', 'once', 80],
      ['pop-medida', 'once', 50],
    ]);
    for (const { cover } of list) expect((await fetch(cover)).status).toBe(200);
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
    const { popups, control } = lobby();
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
    await control('lobby', { popups: [] });
    expect(await popups()).toEqual([]);
    await control('lobby', {});
    expect(await popups()).toHaveLength(3);
  });
});
