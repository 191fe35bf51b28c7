import { Buffer } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/shared/start-serve.ts';
import type { Driver, RunningEngine } from './driver.ts';

declare global {
  interface Window {
    /** Problems of this document that the test has not read yet. */
    unreadProblems?: string[];
    /** An address was followed from this document. */
    isLeft?: boolean;
  }
}

/**
 * Listens for problems from now on, once a document, and returns the new ones; null in a document that is being left.
 * WebKitGTK's driver reports nothing of the console, and a private window (as every automated one) prints nothing either.
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
    addEventListener('error', (event) => found.push(`uncaught: ${event.error?.stack ?? event.message}`));
    addEventListener('unhandledrejection', ({ reason }) =>
      found.push(`uncaught: ${reason?.stack ?? reason}`),
    );
    addEventListener('securitypolicyviolation', (event) =>
      found.push(`policy: ${event.violatedDirective} ${event.blockedURI} (${event.sourceFile})`),
    );
  }
  return found.splice(0);
}

/** A display of its own for the windows. @returns its name and its process */
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

/** One window of MiniBrowser, WebKitGTK's own plain browser. */
async function openWindow(server: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The listener for problems is to be there before the page's own code runs.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  // Its own toolbar makes this 447 px, the narrowest it has.
  await session.manage().window().setRect({ x: 0, y: 0, width: 375, height: 812 });
  return session;
}

function visitWith(session: WebDriver, report: (problem: string) => void): Driver {
  /** @returns whether the document answered; one that is being replaced does not */
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
      // Without a pause, so that the listener is there before the page's first script has run.
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
 * WebKitGTK as Debian has it, over WebDriver, in a display of its own.
 * @param driver `/usr/bin/WebKitWebDriver` @param browser MiniBrowser's path
 */
export async function startWebKit(driver: string, browser: string): Promise<RunningEngine> {
  const { display, child: screen } = await startDisplay();
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const child = spawn('dbus-run-session', ['--', driver, `--port=${port}`, '--host=127.0.0.1'], {
    // A group of its own, so that the end of the driver is the end of everything it started.
    detached: true,
    stdio: 'ignore',
    // Containers run it as root, where WebKit's own sandbox does not start.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  for (let tries = 0; !(await isUp(server)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${driver} did not start.`);
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
