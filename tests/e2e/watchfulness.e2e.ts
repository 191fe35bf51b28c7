import { expect, expectAccessible, test } from '../support/e2e.ts';

test.fail('an error in the console fails a test', async ({ page }) => {
  await page.evaluate(() => console.error('broken'));
});

test.fail('an uncaught error fails a test', async ({ page }) => {
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken'))));
  await thrown;
});

test('an error that a test expects does not fail it', async ({ page, problems }) => {
  problems.allow(/^broken/);
  await page.evaluate(() => console.error('broken'));
});

test('a violation of the page policy is seen', async ({ page, problems }) => {
  problems.allow(/violates the following Content Security Policy/);
  await page.goto('/tc');
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel.png';
  });
  await refused;
});

test('a picture without a text is named as inaccessible', async ({ page }) => {
  await page.setContent(
    '<html lang="es"><title>Copihue</title><main><h1>Hola</h1><img src="data:,"></main></html>',
  );
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/);
});

test('MOC-06 a fault of one world stays in that world', async ({ page, world, playwright, baseURL }) => {
  await world.fault('ping', 'failure', { message: 'closed' });
  const ping = () => page.request.post('/ping', { data: {} }).then((response) => response.json());
  expect(await ping()).toMatchObject({ success: false, message: 'closed' });

  const elsewhere = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const answer = await elsewhere.post('/ping', {
    data: {},
    headers: { 'x-mock-world': `${world.id}-other` },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  await elsewhere.dispose();
});
