import { fileURLToPath } from 'node:url';
import { type Engine, findEngine } from '../../tools/setup/engines.ts';
import { test as base } from '../support/e2e.ts';
import { tokenOf } from '../support/player.ts';
import type { RunningEngine } from './driver.ts';
import { startFirefox } from './firefox-engine.ts';
import { startWithPlaywright } from './playwright-engine.ts';
import { Visit } from './visit.ts';
import { startWebKit } from './webkit-engine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures {
  /** The browser translates the app and the games (APP-20). */
  isTranslated: boolean;
  /** Starts a visit in a world of its own. A `player` is already logged in. */
  arrive: (who: 'guest' | 'player', origin?: string) => Promise<Visit>;
}

/** Tests that use the browser only through its driver, so that they run in each engine. */
export const test = base.extend<Fixtures, EngineOptions & { running: RunningEngine }>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  running: [
    async ({ engine, playwright }, use) => {
      const found = findEngine(engine, root);
      if (!found) throw new Error(`There is no ${engine}; npm run check -- browsers installs one.`);
      const running =
        found.by === 'playwright'
          ? await startWithPlaywright(playwright[engine])
          : found.by === 'bidi'
            ? await startFirefox(found.path)
            : await startWebKit(found.driver, found.browser);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],

  isTranslated: [false, { option: true }],

  arrive: async ({ running, world, problems, baseURL, isTranslated }, use, testInfo) => {
    // A visit begins at a picture, where the browser asks for a favicon.
    problems.allow(/favicon\.ico/);
    const driver = await running.visit((problem) => problems.report(problem));
    await use(async (who, origin = baseURL ?? '') => {
      const visit = new Visit(driver, origin, isTranslated);
      const token = who === 'player' ? { token: await tokenOf(world) } : {};
      await visit.prepare(`mockWorld=${world.id}`, token);
      return visit;
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('address', { body: await driver.run('page', () => location.href) });
      await testInfo.attach('screen', { body: await driver.screenshot(), contentType: 'image/png' });
    }
    await driver.close();
  },
});
