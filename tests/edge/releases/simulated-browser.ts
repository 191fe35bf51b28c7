import { SimulatedCaches } from './simulated-caches.ts';
import { digestNow, run, settled } from './simulated-scripts.ts';
import type { Answer, Upload } from './upload.ts';

const ORIGIN = 'https://play.example.com';
const PREFIX = 'copihue-release-';
/** In one visit; a healthy page needs none. */
const MOST_RELOADS = 4;

type Listener = (event: unknown) => void;

/** One worker of a page: the script of a release, with as much of a browser around it as it uses. */
interface Worker {
  script: string;
  install(): Promise<void>;
  activate(): Promise<void>;
  /** What it answers, or undefined when it leaves the request to the network. */
  fetch(path: string, mode: 'navigate' | 'cors'): Promise<Response> | undefined;
}

/**
 * As much of a browser as a release meets: its own cache, the caches and the worker of an origin, and a tab that loads pages
 * and runs what the build put into them. Worker and healer are the build's own scripts.
 */
export class SimulatedBrowser {
  readonly caches = new SimulatedCaches();
  readonly #host: () => Upload;
  readonly #kept = new Map<string, Answer>();
  readonly #session = new Map<string, string>();
  active: Worker | undefined;
  waiting: Worker | undefined;
  /** What the page waits with, until `later` is called. */
  #timers: (() => void)[] = [];
  #reloads = 0;
  /** A page that loaded itself again after its visit was over. */
  #healed: Promise<string> | undefined;

  constructor(host: () => Upload) {
    this.#host = host;
    this.caches.all.set('another-app', new Map([['/theirs', new Response('theirs')]]));
  }

  async #network(path: string, cache: RequestCache = 'default'): Promise<Answer> {
    const kept = cache === 'default' ? this.#kept.get(path) : undefined;
    if (kept) return kept;
    const answer = this.#host().ask(path);
    if (answer.isForEver && cache !== 'no-store') this.#kept.set(path, answer);
    else this.#kept.delete(path);
    return answer;
  }

  readonly #fetch = async (
    to: string | { url: string },
    init?: { cache?: RequestCache },
  ): Promise<Response> => {
    const path = new URL(typeof to === 'string' ? to : to.url, ORIGIN).pathname;
    const { status, type, body } = await this.#network(path, init?.cache);
    return new Response(body, { status, headers: { 'content-type': type } });
  };

  #start(script: string): Worker {
    const listeners = new Map<string, Listener>();
    run(script, {
      self: {
        addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
        skipWaiting: async () => undefined,
      },
      caches: this.caches,
      fetch: this.#fetch,
      crypto: { subtle: digestNow },
      location: new URL(ORIGIN),
    });
    const during = async (name: string) => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
      await work;
    };
    return {
      script,
      install: () => during('install'),
      activate: () => during('activate'),
      fetch(path, mode) {
        let answer: Promise<Response> | undefined;
        const request = { url: ORIGIN + path, mode, method: 'GET' };
        listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
        return answer;
      },
    };
  }

  /** As a page does once it is idle, and the browser once a day: asks for the worker, and installs a new one. */
  async #update(): Promise<void> {
    const { status, type, body } = await this.#network('/sw.js', 'no-store');
    if (status !== 200 || !type.includes('javascript') || body === (this.waiting ?? this.active)?.script)
      return;
    const next = this.#start(body);
    const isInstalled = await next.install().then(
      () => true,
      () => false,
    );
    if (!isInstalled) return;
    if (this.active) this.waiting = next;
    else await this.#activate(next);
  }

  async #activate(worker: Worker): Promise<void> {
    this.active = worker;
    this.waiting = undefined;
    await worker.activate();
  }

  /** The player takes the update, and the page is loaded again. @returns the release of the page */
  async takeUpdate(path: string): Promise<string> {
    if (this.waiting) await this.#activate(this.waiting);
    return this.visit(path);
  }

  /** Time passes: what the page on screen waits for comes. @returns the release that it became, if it did */
  async later(): Promise<string | undefined> {
    this.#healed = undefined;
    for (const run of this.#timers.splice(0)) run();
    await settled();
    return this.#healed;
  }

  /**
   * Loads a page, opens a section of it, and lets it do what it does once it is idle.
   * @returns the release that all of it belongs to, or `broken`
   */
  async visit(path: string): Promise<string> {
    this.#reloads = 0;
    this.#timers = [];
    return this.#load(path);
  }

  async #load(path: string): Promise<string> {
    // A page keeps the worker that it was loaded by.
    const controller = this.active;
    const get = async (file: string, mode: 'navigate' | 'cors'): Promise<Response | undefined> => {
      try {
        return await (controller?.fetch(file, mode) ?? this.#fetch(file));
      } catch {
        return undefined;
      }
    };
    const page = await get(path, 'navigate');
    const html = page?.ok ? await page.text() : '';
    const mark = /content="(\w+)"/.exec(html)?.[1];
    if (!mark) return 'broken';
    const [, ...files] = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    const first = /src="([^"]+)"/.exec(html)?.[1] ?? '';
    const isLoaded = async (file: string) => {
      const answer = await get(file, 'cors');
      const type = answer?.headers.get('content-type') ?? '';
      const isType = file.endsWith('.css') ? type.includes('css') : type.includes('javascript');
      return Boolean(answer?.ok && isType && (await answer.text()).includes(mark));
    };
    for (const file of [first, ...files, `/assets/late-${mark}.js`])
      if (!(await isLoaded(file))) return (await this.#heal(path, html)) ?? 'broken';
    await this.#update().catch(() => undefined);
    return mark;
  }

  /** Runs the healer of the host as the page does. @returns the release after it loaded the page again, if it did so now */
  async #heal(path: string, html: string): Promise<string | undefined> {
    const script = await this.#network('/heal.js', 'no-store').catch(() => undefined);
    if (script?.status !== 200 || !script.type.includes('javascript')) return undefined;
    let isVisitOver = false;
    let resolve: (release: Promise<string> | undefined) => void = () => undefined;
    const promise = new Promise<string | undefined>((settle) => {
      resolve = settle;
    });
    const reload = () => {
      this.#reloads += 1;
      if (this.#reloads > MOST_RELOADS) throw new Error('The page is loaded again and again.');
      const loaded = this.#load(path);
      if (isVisitOver) this.#healed = loaded;
      resolve(loaded);
    };
    run(script.body, {
      window: this,
      caches: this.caches,
      fetch: this.#fetch,
      document: { documentElement: { outerHTML: html } },
      sessionStorage: {
        getItem: (key: string) => this.#session.get(key) ?? null,
        setItem: (key: string, value: string) => this.#session.set(key, value),
      },
      navigator: {
        serviceWorker: { getRegistration: async () => ({ unregister: async () => this.#forget() }) },
      },
      location: { href: ORIGIN + path, pathname: path, reload },
      setTimeout: (then: () => void) => {
        this.#timers.push(then);
        // It waits: what the player sees is a page that does not work yet.
        resolve(undefined);
      },
    });
    // One that has given up says nothing more.
    void settled().then(() => resolve(undefined));
    const release = await promise;
    isVisitOver = true;
    return release;
  }

  #forget(): void {
    this.active = undefined;
    this.waiting = undefined;
  }

  /** What is stored and is not the file that its release was built with; each cache of ours belongs to one release. */
  async wrongInStore(known: ReadonlyMap<string, string>): Promise<string[]> {
    const wrong: string[] = [];
    for (const [name, cache] of this.caches.all) {
      if (!name.startsWith(PREFIX)) continue;
      const marks = new Set<string>();
      for (const [path, answer] of cache) {
        const body = await answer.clone().text();
        if (known.get(`${path} ${body}`) === undefined) wrong.push(`${name} ${path}`);
        const mark = /content="(\w+)"/.exec(body)?.[1];
        if (mark) marks.add(mark);
      }
      if (marks.size > 1) wrong.push(`${name} holds pages of ${[...marks]}`);
    }
    if (!this.caches.all.has('another-app')) wrong.push('the cache of another app is gone');
    return wrong;
  }
}
