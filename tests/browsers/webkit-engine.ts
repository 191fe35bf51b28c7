import { Buffer } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/shared/start-serve.ts';
import type { Driver, RunningEngine } from './driver.ts';

declare global {
  interface Window {
    unreadProblems?: string[];
    /** The document is being left for another address. */
    isLeft?: boolean;
  }
}

/**
 * Starts to record problems on the first call in a document, and returns the new ones, or null in a document that is
 * being left. WebKitGTK's driver reports no console messages, and its automated windows are private and print none.
 */
function readProblems(): string[] | null {
  if (window.isLeft) return null;
  const isNew = !window.unreadProblems;
  window.unreadProblems ??= [];
  const found = window.unreadProblems;
  if (isNew) {
    const error = console.error.bind(console);
    console.error = (...words: unknown[]) => {
      found.push(words.map(String).join(' '));
      error(...words);
    };
    // A stack of WebKit does not name the error.
    addEventListener('error', ({ message, error }) => found.push(`uncaught: ${message} ${error?.stack}`));
    addEventListener('unhandledrejection', ({ reason }) =>
      found.push(`uncaught: ${reason} ${reason?.stack}`),
    );
    addEventListener('securitypolicyviolation', (event) =>
      found.push(`policy: ${event.violatedDirective} ${event.blockedURI} (${event.sourceFile})`),
    );
  }
  return found.splice(0);
}

async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, child };
}

async function isUp(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/status`)).ok;
  } catch {
    return false;
  }
}

async function openWindow(server: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The problems must be recorded before the page's own code runs, so the session does not wait for the load.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  // The toolbar makes the window 447 px wide, its minimum.
  await session.manage().window().setRect({ x: 0, y: 0, width: 375, height: 812 });
  return session;
}

function visitWith(session: WebDriver, report: (problem: string) => void): Driver {
  /** @returns false while the document is being replaced */
  const drain = async () => {
    const problems = await session.executeScript<string[] | null>(readProblems).catch(() => null);
    for (const problem of problems ?? []) report(problem);
    return problems !== null;
  };
  return {
    async open(address) {
      await drain();
      await session.executeScript(() => {
        window.isLeft = true;
      });
      await session.get(address);
      // The loop has no pause, so that the recording starts before the page's first script.
      for (let tries = 0; tries < 2_000 && !(await drain()); ) tries += 1;
    },
    async run(place, script, ...args) {
      await drain();
      if (place === 'page') return session.executeScript(script, ...args);
      await session.switchTo().frame(0);
      try {
        return await session.executeScript(script, ...args);
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    async tap(x, y) {
      await session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    back: () => session.navigate().back(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await drain();
      await session.quit();
    },
  };
}

/**
 * Debian's WebKitGTK over WebDriver, on a display of its own.
 * @param driver `/usr/bin/WebKitWebDriver` @param browser path of MiniBrowser
 */
export async function startWebKit(driver: string, browser: string): Promise<RunningEngine> {
  const { display, child: screen } = await startDisplay();
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const child = spawn('dbus-run-session', ['--', driver, `--port=${port}`, '--host=127.0.0.1'], {
    // A process group, so that the end of the driver ends all its children.
    detached: true,
    stdio: 'ignore',
    // In containers it runs as root, where WebKit's sandbox does not start.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  for (let tries = 0; !(await isUp(server)); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`${driver} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    visit: async (report) => visitWith(await openWindow(server, browser), report),
    async close() {
      if (child.pid) process.kill(-child.pid);
      screen.kill();
    },
  };
}
