import { SimulatedCaches } from './simulated-caches.ts';
import { digestNow, run, settled } from './simulated-scripts.ts';
import type { Answer, Upload } from './upload.ts';

const ORIGIN = 'https://play.example.com';
const PREFIX = 'copihue-release-';
/** In one visit. A healthy page never reloads. */
const MOST_RELOADS = 4;

/** No answer of a model takes time, so a limit matters to a silent host alone. */
function soonAborted(): AbortSignal {
  const controller = new AbortController();
  setImmediate(() => controller.abort());
  return controller.signal;
}

type Listener = (event: unknown) => void;

interface Worker {
  script: string;
  install(): Promise<void>;
  activate(): Promise<void>;
  message(data: string): Promise<void>;
  /** Undefined when the request is left to the network. */
  fetch(path: string, mode: 'navigate' | 'cors'): Promise<Response> | undefined;
}

/**
 * A model of what a release uses of a browser: the HTTP cache, the caches and service worker of an origin, and one tab.
 * It runs the real worker and healer of the build.
 */
export class SimulatedBrowser {
  readonly caches = new SimulatedCaches();
  readonly #host: () => Upload;
  readonly #kept = new Map<string, Answer>();
  readonly #session = new Map<string, string>();
  active: Worker | undefined;
  waiting: Worker | undefined;
  /** Timers of the page. Only `later` runs them. */
  #timers: (() => void)[] = [];
  #reloads = 0;
  #healed: Promise<string> | undefined;

  constructor(host: () => Upload) {
    this.#host = host;
    this.caches.all.set('another-app', new Map([['/theirs', new Response('theirs')]]));
  }

  async #network(path: string, cache: RequestCache = 'default'): Promise<Answer> {
    const kept = cache === 'default' ? this.#kept.get(path) : undefined;
    if (kept) return kept;
    const answer = this.#host().answer(path);
    if (answer.isForEver && cache !== 'no-store') this.#kept.set(path, answer);
    else this.#kept.delete(path);
    return answer;
  }

  readonly #fetch = async (
    to: string | { url: string },
    init?: { cache?: RequestCache; signal?: AbortSignal },
  ): Promise<Response> => {
    if (this.#host().isSilent)
      await new Promise((_, reject) => init?.signal?.addEventListener('abort', reject));
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
      AbortSignal: { timeout: soonAborted },
    });
    const during = async (name: string, data?: string) => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(name)?.({ data, waitUntil: (given: Promise<unknown>) => (work = given) });
      await work;
    };
    return {
      script,
      install: () => during('install'),
      activate: () => during('activate'),
      message: (data) => during('message', data),
      fetch(path, mode) {
        let answer: Promise<Response> | undefined;
        const request = { url: ORIGIN + path, mode, method: 'GET' };
        listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
        return answer;
      },
    };
  }

  /** Fetches the worker's script and installs a new one. A page does this when it is idle, the browser once a day. */
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

  /** What a page does when it comes back into sight. */
  async look(): Promise<void> {
    await this.#update();
    await this.active?.message('look-for-lobby');
  }

  async takeUpdate(path: string): Promise<string> {
    if (this.waiting) await this.#activate(this.waiting);
    return this.visit(path);
  }

  /** Runs the timers of the page. @returns the release after a reload, if one happened */
  async later(): Promise<string | undefined> {
    this.#healed = undefined;
    for (const run of this.#timers.splice(0)) run();
    await settled();
    return this.#healed;
  }

  /**
   * Loads a page, opens a section and does the page's work when it is idle.
   * @returns the one release of all its parts, or `broken`
   */
  async visit(path: string): Promise<string> {
    this.#reloads = 0;
    this.#timers = [];
    return this.#load(path);
  }

  async #load(path: string): Promise<string> {
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

  /** Runs the host's healer as the page does. @returns the release if the healer reloaded the page at once */
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
      // As boot.ts names a lost script.
      window: { caches: this.caches, __failure: 'SCRIPT' },
      caches: this.caches,
      fetch: this.#fetch,
      // The healer's notice is there already.
      document: { documentElement: { outerHTML: html }, getElementById: () => ({}) },
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
        // The healer set a timer, so for now the player sees a broken page.
        resolve(undefined);
      },
    });
    // A healer that gives up calls nothing.
    void settled().then(() => resolve(undefined));
    const release = await promise;
    isVisitOver = true;
    return release;
  }

  #forget(): void {
    this.active = undefined;
    this.waiting = undefined;
  }

  /** Entries that differ from their release's file, and caches with files of more than one release. */
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
