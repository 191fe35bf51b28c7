import type { Locator } from 'playwright/test';
import { expect, nextFrames, test } from '../support/e2e.ts';

const alive = '[data-island]:not([data-live])';

/** Computes the contrast ratio of WCAG 2 to the worst pixel behind the texts. */
async function lowestContrast(texts: Locator): Promise<number> {
  const boxes = await texts.evaluateAll((all: HTMLElement[]) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      text.style.color = 'transparent';
      return range.getBoundingClientRect().toJSON();
    }),
  );
  const picture = (await texts.page().screenshot({ animations: 'disabled' })).toString('base64');
  await texts.evaluateAll((all: HTMLElement[]) => {
    for (const text of all) text.style.color = '';
  });
  return texts.page().evaluate(
    async ({ boxes, picture }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const scale = image.width / innerWidth;
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const light = (rgb: readonly number[]) =>
        rgb
          .map((part) => part / 255)
          .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0.05);
      const text = light(getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? []);
      const behind = boxes.map(({ x, y, width, height }) => {
        const { data } = context?.getImageData(x * scale, y * scale, width * scale, height * scale) ?? {};
        return Array.from({ length: (data?.length ?? 0) / 4 }, (_, at) =>
          light([...(data ?? []).slice(at * 4, at * 4 + 3)]),
        );
      });
      return text / Math.max(...behind.flat());
    },
    { boxes, picture },
  );
}

test.use({ reducedMotion: 'no-preference' });

test('LOB-01 home shows skeletons of the final size while its parts load', async ({ page, world }) => {
  await world.fault('*', 'latency', { ms: 1_500 });
  await page.addInitScript(() => localStorage.setItem('country', 'KE'));
  // On a slow machine the answers may arrive before the page has loaded all pictures.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('main .shimmer').first()).toBeVisible();
  const heights = () =>
    page
      .locator('main > [data-island]')
      .evaluateAll((parts) => parts.slice(0, 4).map((part) => part.getBoundingClientRect().height));
  const before = await heights();
  await expect(page.getByRole('tab', { name: 'Hot' })).toBeVisible();
  // Placeholders off the screen do not animate.
  await expect(page.locator('main .shimmer:not(.still .shimmer)')).toHaveCount(0);
  const after = await heights();
  for (const [index, height] of after.slice(0, 3).entries())
    expect(height, `part ${index}`).toBeCloseTo(before[index] ?? 0, 0);
});

test('LOB-01 LOB-02 LOB-03 LOB-04 LOB-05 LOB-06 home shows a guest its banners, tiles, tabs, marquee and footer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator(alive)).toHaveCount(0);

  await test.step('LOB-01 a mouse draws the next banner in as a finger does, and the click at its end opens nothing', async () => {
    await expect(page.getByRole('button', { name: 'Volver arriba', includeHidden: true })).toBeAttached();
    const banners = page.getByRole('region', { name: 'Destacados' }).getByRole('list');
    const box = await banners.boundingBox();
    const [x, y] = [(box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => banners.evaluate((list) => list.scrollLeft / list.clientWidth)).toBeCloseTo(1, 1);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('LOB-04 the marquee holds notices and winners, can be paused, and rests under reduced motion', async () => {
    const marquee = page.getByRole('region', { name: 'Avisos y últimos ganadores' });
    await expect(marquee.getByText(/gan[óo]/i).first()).toBeAttached();
    const style = (name: 'animationName' | 'animationPlayState') =>
      marquee
        .locator('ul')
        .first()
        .evaluate((list, property) => getComputedStyle(list)[property], name);
    await expect.poll(() => style('animationPlayState')).toBe('running');
    await marquee.getByRole('button', { name: 'Pausar los avisos' }).tap();
    await expect.poll(() => style('animationPlayState')).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await style('animationName')).toBe('none');
  });

  await test.step('LOB-02 the large tiles are the function categories, heaviest first, and their names are legible wherever they stand on the pictures', async () => {
    const tiles = page.getByRole('navigation', { name: 'Accesos directos' });
    await expect(tiles.getByRole('link')).toHaveText(['Casino en vivo', 'Deportes', 'Crash']);
    await expect
      .poll(() =>
        tiles.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.complete)),
      )
      .toEqual([true, true, true]);
    expect(await lowestContrast(tiles.locator('a > span'))).toBeGreaterThan(4.5);
  });

  await test.step('LOB-05 the footer has terms, 18+, play responsibly, payments, language and says it is a demonstration', async () => {
    const footer = page.locator('footer');
    await expect(footer.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/tc');
    for (const text of [
      '+18',
      /Juega con responsabilidad/,
      'Demostración. Aquí no se juega con dinero real.',
    ]) {
      await expect(footer.getByText(text)).toBeVisible();
    }
    await expect(footer.getByRole('button', { name: 'English' })).toBeVisible();
    const marks = footer.getByRole('img', {
      name: 'Webpay, Khipu, MACH, CuentaRUT, Servipag, Transferencia',
    });
    await marks.scrollIntoViewIfNeeded();
    await expect.poll(() => marks.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(680);
  });

  await test.step('LOB-03 the tabs stay under the header while the page scrolls', async () => {
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await nextFrames(page);
    const header = await page.getByRole('banner').boundingBox();
    const tablist = await page.getByRole('tablist').boundingBox();
    expect(header?.y).toBe(0);
    expect(tablist?.y).toBeCloseTo(header?.height ?? 0, 0);
  });
});
