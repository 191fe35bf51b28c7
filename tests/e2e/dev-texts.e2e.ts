import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { hotTexts } from '../../tools/locales/hot-texts.ts';
import { expect, test } from '../support/e2e.ts';

/**
 * The texts are loaded and read as in the app (src/i18n/texts.ts). The memoized child does not render again with its
 * parent.
 */
const PAGE = `
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { i18nObject } from 'typesafe-i18n';

const loaded = { ...(await import('./locales/ks/index.ts')).default };
loaded.menu = (await import('./locales/ks/menu/index.ts')).default;
const functions = i18nObject('ks', loaded, {});
const Heading = () => <h1>{functions.common.title()}</h1>;
const Frame = memo(() => <main title={functions.common.title()}><Heading /></main>);
function Page() {
  const [taps, setTaps] = useState(0);
  return <><Frame /><button onClick={() => setTaps(taps + 1)}>{functions.menu.tap({ taps })}</button><input /></>;
}
createRoot(document.getElementById('root')).render(<Page />);
`;

let folder = '';
let vite: ViteDevServer;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const writeTexts = (title: string, tap: string) => {
  write('locales/ks/index.ts', `const ks = { common: { title: '${title}' } };\nexport default ks;\n`);
  write('locales/ks/menu/index.ts', `const ks_menu = { tap: '${tap}' };\nexport default ks_menu;\n`);
};

test.beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/texts-'));
  mkdirSync(join(folder, 'locales/ks/menu'), { recursive: true });
  write(
    'index.html',
    '<head></head><body><div id="root"></div><script type="module" src="/main.tsx"></script>',
  );
  write('main.tsx', PAGE);
  writeTexts('Hola', '{taps} toques');
  vite = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'typesafe-i18n'] },
    plugins: [react(), hotTexts()],
  });
  await vite.listen();
});
test.afterAll(async () => {
  await vite.close();
  rmSync(folder, { recursive: true });
});

test('SHP-06 an edited text is shown in the page as it is, again and again, without a reload', async ({
  page,
}) => {
  const bound = vite.httpServer?.address();
  await page.goto(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`);
  const tap = page.getByRole('button');
  await tap.click();
  await page.getByRole('textbox').fill('912345678');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [title, words] of [
    ['Buenas', '{taps} veces'],
    ['Chao', 'van {taps}'],
  ] as const) {
    writeTexts(title, words);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByTitle(title)).toBeVisible();
    await expect(tap).toHaveText(words.replace('{taps}', '1'));
  }
  await expect(page.getByRole('textbox')).toHaveValue('912345678');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
