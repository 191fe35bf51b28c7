import { expect, expectAccessible, test } from '../support/e2e.ts';

test.fail('an error in the console fails a test', async ({ page }) => {
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
