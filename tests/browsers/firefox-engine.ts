import { Buffer } from 'node:buffer';
import { launch } from 'puppeteer-core';
import type { RunningEngine } from './driver.ts';

/** Debian's Firefox over WebDriver BiDi. @param executablePath `/usr/bin/firefox-esr` */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    defaultViewport: { width: 375, height: 812 },
    extraPrefsFirefox: {
      // A phone's scrollbar lies over the page. The desktop's would take 12 px.
      'ui.useOverlayScrollbars': 1,
      'intl.accept_languages': 'es-CL, es',
    },
  });
  return {
    close: () => browser.close(),
    async visit(report) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const reading: Promise<void>[] = [];
      page.on('pageerror', (error) => report(`uncaught: ${error instanceof Error ? error.stack : error}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        // An error object becomes text only inside the page.
        const words = message.args().map((arg) => arg.evaluate(String).catch(() => message.text()));
        reading.push(
          Promise.all(words).then((all) => report(`${all.join(' ')} (${message.location().url})`)),
        );
      });
      return {
        open: async (address) => void (await page.goto(address)),
        async run(place, script, ...args) {
          const where = place === 'page' ? page : page.frames().find((frame) => frame !== page.mainFrame());
          if (!where) throw new Error('No game is open.');
          return (await where.evaluate(`(${script})(...${JSON.stringify(args)})`)) as ReturnType<
            typeof script
          >;
        },
        tap: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        back: async () => void (await page.goBack({ waitUntil: [] })),
        screenshot: async () => Buffer.from(await page.screenshot()),
        async close() {
          await Promise.all(reading);
          await context.close();
        },
      };
    },
  };
}
