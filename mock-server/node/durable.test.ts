import { operations } from '@copihue/contract/operations';
import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { durable } from './durable.ts';
import type { StateFile } from './state-file.ts';

function slowFile() {
  let decide: ((isStored: boolean) => void) | undefined;
  const stored = () =>
    new Promise<boolean>((resolve) => {
      decide = resolve;
    });
  return {
    file: { stored } as StateFile,
    decide: (isStored: boolean) => decide?.(isStored),
    isAsked: () => decide !== undefined,
  };
}

const others = [
  '/bank/abc',
  '/games/api/open',
  '/__mock/orders/R1',
  '/__mock/send/withdraw/create',
  '/__mock/players',
];
const rows = [
  ...operations.map(({ path, kind, gateway }) => ({ path, mustWait: kind === 'mutation', gateway })),
  ...others.map((path) => ({ path, mustWait: true, gateway: false })),
];

test.each(rows)(
  'MOC-08 $path is answered after the disk has it: $mustWait',
  async ({ path, mustWait, gateway }) => {
    const { backend, login } = createTestClient();
    const token = await login();
    const disk = slowFile();
    const guarded = durable(backend, disk.file);
    const request = () =>
      new Request(`http://localhost${path}`, { method: 'POST', headers: { token, lang: 'en' }, body: '{}' });
    let isAnswered = false;
    const send = () =>
      guarded.answer(request(), gateway ? 'gateway' : 'main').then((answer) => {
        isAnswered = true;
        return answer;
      });
    const first = send();
    if (mustWait) {
      await expect.poll(disk.isAsked).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(isAnswered).toBe(false);
      disk.decide(true);
    }
    await first;
    expect([isAnswered, disk.isAsked()]).toEqual([true, mustWait]);
    if (!mustWait) return;
    const refused = send();
    await new Promise((resolve) => setTimeout(resolve, 5));
    disk.decide(false);
    const answer = await refused;
    expect(answer).toMatchObject({ status: 500 });
  },
);

test('MOC-08 the table of calls has both that wait for the disk and that do not', () => {
  expect(rows.filter(({ mustWait }) => mustWait).length).toBeGreaterThan(15);
  expect(rows.filter(({ mustWait }) => !mustWait).length).toBeGreaterThan(15);
});
