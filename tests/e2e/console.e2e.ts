import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@copihue/contract/operations';
import type { Page } from 'playwright/test';
import { startServe } from '../../tools/shared/start-serve.ts';
import { expect, expectAccessible, nextFrames, shiftOf, test, watchShifts } from '../support/e2e.ts';

async function openPart(page: Page, world: string, part: string): Promise<void> {
  await page.goto(`/__mock?world=${world}#${part}`);
  await expect(page.getByRole('heading', { name: 'Mock console' })).toBeVisible();
}

test('MOC-04 the console makes a player and gives them money while the app is open', {
  tag: '@flow',
}, async ({ page, context, world }) => {
  await openPart(page, world.id, 'players');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New player' }).click();
  await page.getByLabel('Phone number').fill('955512345');
  await page.getByRole('spinbutton', { name: 'Cash' }).fill('1234');
  await page.getByRole('button', { name: 'Make' }).click();
  const card = page.getByRole('article', { name: 'Player 955512345' });
  await expect(card).toContainText('1,234.00');

  const opening = context.waitForEvent('page');
  await card.getByRole('button', { name: 'Log in as' }).click();
  const app = await opening;
  await expect(app.getByText('1,234.00').first()).toBeVisible();

  await card.getByRole('button', { name: 'Change' }).click();
  await expectAccessible(page);
  await card.getByLabel('Cash', { exact: true }).fill('99');
  await card.getByRole('button', { name: 'Set cash' }).click();
  await card.getByLabel('Bonus').fill('10');
  await card.getByRole('button', { name: 'Give bonus' }).click();
  await card.getByLabel('Bound phone').fill('');
  await card.getByRole('button', { name: 'Set phone' }).click();
  await expect(card).toContainText('no phone');
  await card.getByLabel('Bets of the past').fill('1');
  await card.getByRole('button', { name: 'Play bets' }).click();
  await expect(page.getByText('1 bets were played.')).toBeVisible();
  await expect(app.getByText('1,234.00')).toHaveCount(0);
});

test('MOC-04 the console uses the bank, outbox, faults, log and socket, sets a scenario, moves the clock and saves a world', async ({
  page,
  world,
}) => {
  const headers = { 'x-mock-world': world.id, lang: 'en' };
  const call = async (path: string, data: object, token = '') =>
    (await page.request.post(path, { headers: { ...headers, token }, data })).json();
  const login = { country: 'CL', username: '912345678', password: 'Copihue2026' };
  const { token } = (await call('/user/login', login)).data;
  const order = { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' };
  const ids = [0, 1].map(() => call('/recharge/createRechargeOrder', order, token));
  const [first, second] = (await Promise.all(ids)).map(({ data }) => data.id);
  await call('/captcha/sms', { country: 'CL', phoneNumber: '955512345' });
  await call('/game/list', { country: 'chile' });

  await openPart(page, world.id, 'orders');
  await page.getByRole('article', { name: first }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article', { name: first })).toContainText('success');
  const refused = page.getByRole('article', { name: second });
  await refused.getByLabel('Reason').fill('Tarjeta vencida');
  await refused.getByRole('button', { name: 'Fail' }).click();
  await expect(refused).toContainText('failed');
  expect((await call('/recharge/queryPay', { id: second }, token)).data.reason).toBe('Tarjeta vencida');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'SMS' }).click();
  await expect(page.getByText('sign up')).toBeVisible();
  await expect(page.getByText(await world.code('955512345'))).toBeVisible();

  await page.getByRole('link', { name: 'Faults' }).click();
  await page.getByRole('combobox', { name: /^Call/ }).selectOption('/ping');
  await page.getByRole('combobox', { name: /^What goes wrong/ }).selectOption('failure');
  await page.getByLabel('Message').fill('Not today');
  await page.getByRole('button', { name: 'Set fault' }).click();
  await expect(page.getByText('until cleared')).toBeVisible();
  expect((await call('/ping', {})).message).toBe('Not today');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Nothing is made to fail.')).toBeVisible();

  await page.getByRole('link', { name: 'Traffic' }).click();
  await page.getByRole('button', { name: 'Contract broken' }).click();
  const line = page.getByRole('group').filter({ hasText: '/game/list' });
  await line.locator('summary').click();
  await expect(line.getByRole('region', { name: 'Request' })).toContainText('pattern /^[A-Z]{2}$/');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as fixture' }).click();
  const recording = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(recording.calls[0]).toMatchObject({ path: '/user/login', status: 200 });
  expect(recording.leftOut).toContain('/game/list: its request breaks the contract');

  await page.getByRole('link', { name: 'Socket' }).click();
  await page.getByRole('button', { name: 'Emit recharge' }).click();
  await expect(page.getByText('recharge went out to 912345678.')).toBeVisible();
  await page.getByRole('button', { name: 'Drop all sockets' }).click();
  await expect(page.getByText('Every socket of this world was dropped.')).toBeVisible();

  await page.getByRole('link', { name: 'Scenarios' }).click();
  await page.getByRole('button', { name: 'Set Empty lists' }).click();
  await expect(page.getByText('Empty lists: this world is ready.')).toBeVisible();
  expect((await call('/game/list', { country: 'CL' })).data.list).toEqual([]);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Clock and world' }).click();
  await page.getByRole('button', { name: '+ 1 week' }).click();
  await expect(page.getByText('7 d ahead of this machine')).toBeVisible();
  await expectAccessible(page);

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await exported).path();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Yes, reset' }).click();
  await expect(page.getByText('7 d ahead of this machine')).toHaveCount(0);
  await page.getByLabel('Import').setInputFiles(file);
  await expect(page.getByText('7 d ahead of this machine')).toBeVisible();
});

test('CON-05 the contract is browsed, searched and tried out with nothing but this server', {
  tag: '@flow',
}, async ({ page, baseURL, problems, world }) => {
  problems.allow(/__mock\/send/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await page.goto(`/__mock?world=${world.id}`);
  await page.getByRole('link', { name: 'Contract' }).click();
  await expect(page.getByText(`${operations.length} calls`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search calls and fields').fill('bankCode otp');
  await page.getByRole('link', { name: '/recharge/prepay' }).click();
  await expect(page.getByText('POST /recharge/prepay')).toBeVisible();
  await expect(page.getByText('needs a session', { exact: true })).toBeVisible();
  const request = page.getByLabel('Fields of the request');
  await expect(request.getByText('otpCode', { exact: true })).toBeVisible();
  await expect(page.getByRole('figure').first()).toContainText('"payChannel"');
  await expectAccessible(page);
  await page.getByLabel('Search calls and fields').fill('');
  await page.getByRole('link', { name: 'Socket events' }).click();
  await expect(page.getByLabel('Fields of recharge').getByText('orderId')).toBeVisible();

  await page.getByRole('link', { name: '/v1/pig/load' }).click();
  const send = page.getByRole('region', { name: 'Send', exact: true });
  const answer = page.getByRole('region', { name: 'Answer of the mock' });
  await send.getByLabel('As').selectOption('guest');
  await send.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toContainText('"code": "no-session"');
  await send.getByLabel('As').selectOption('912345678');
  await page.getByRole('link', { name: '/wallet/balance' }).click();
  await send.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toContainText('"total": 25000');
  const logged = page.getByRole('region', { name: 'Log of the mock' });
  await expect(logged).toContainText('P000001');
  await world.emit('balance', '912345678');
  await expect(logged).toContainText('socket balance');
  await expectAccessible(page);
  await send.getByLabel('Fault of this call').selectOption('drop-before');
  await send.getByRole('button', { name: 'Send' }).click();
  await expect(send).toContainText('there was no answer');
  await page.getByRole('link', { name: 'Socket events' }).click();
  await expect(page.getByRole('region', { name: 'Sent by the mock' })).toContainText('socket balance');
  expect(foreign).toEqual([]);
});

test('MOC-04 the pages of npm start have a link to the console, which shifts nothing else', async ({
  page,
  context,
}) => {
  const server = await startServe({}, ['--build']);
  try {
    await watchShifts(page);
    await page.goto(server.address);
    const link = page.getByRole('link', { name: 'Mock console' });
    await expect(link).toBeVisible();
    await nextFrames(page);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    const opening = context.waitForEvent('page');
    await link.click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { name: 'Mock console' })).toBeVisible();
    // Pending requests would report errors when the server stops.
    await opened.waitForLoadState('load');
    await Promise.all([opened.close(), page.goto('about:blank')]);
  } finally {
    await server.stop();
  }
});

test('MOC-04 MOC-05 a page without the setting of the console has no link to it, and the build holds nothing of console and demonstration', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('navigation').last()).toBeVisible();
  await expect(page.locator('#mock-console-link')).toHaveCount(0);
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const marks =
    /mock-console-link|Mock console|x-mock-world|createMockBackend|demo-worker|demo-notice|copihue-demo/;
  expect(files.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('SHP-02 licences.txt has the text of the licence of each package in the build, of the typeface and of the project', () => {
  const [, ...parts] = readFileSync('dist/licences.txt', 'utf8').split(/^## /m);
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts) expect(part).toMatch(/^\S+ - [\d.]+ \((?:MIT|ISC|Apache-2\.0)\)\n[\s\S]{200}/);
  expect(parts.at(-1)).toContain(readFileSync('LICENSE', 'utf8'));
  expect(parts.at(-1)).toContain('SIL Open Font License');
});
