import type { BrowserType } from 'playwright/test';
import type { Driver, RunningEngine } from './driver.ts';

export async function startWithPlaywright(type: BrowserType): Promise<RunningEngine> {
  const browser = await type.launch();
  return {
    close: () => browser.close(),
    async visit(report) {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') report(`${message.text()} (${message.location().url})`);
      });
      const frame = () => page.frames().find((other) => other !== page.mainFrame());
      const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
      const driver: Driver = {
        open: async (address) => void (await page.goto(address)),
        run: (place, script, ...args) => {
          const where = place === 'page' ? page : frame();
          if (!where) throw new Error('No game is open.');
          // Playwright passes only one argument. A function sent as text needs no helper of the test's compiler.
          return where.evaluate(`(${script})(...${JSON.stringify(args)})`);
        },
        tap: (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        type: (text) => page.keyboard.type(text),
        back: async () => void (await page.goBack({ waitUntil: 'commit' })),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
      return driver;
    },
  };
}
