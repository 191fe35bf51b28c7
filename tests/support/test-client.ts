import {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
} from '../../mock-server/create-mock-backend.ts';
import { TEST_NOW } from './test-world.ts';

export interface Answer {
  status: number;
  headers: Headers;
  success: boolean;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any shape, and the contract has just been checked.
  data: any;
}

export interface Caller {
  token?: string;
  world?: string;
  lang?: string;
  headers?: Record<string, string>;
}

export interface TestClient {
  backend: MockBackend;
  call(path: string, body?: unknown, caller?: Caller): Promise<Answer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  control(path: string, body: unknown, world?: string): Promise<Answer>;
  /** @returns the token of the seeded player */
  login(world?: string): Promise<string>;
  pass(ms: number): void;
  playAlone(): void;
  reports: string[];
}

/** A backend whose clock only the test moves. */
export function createTestClient(options: MockBackendOptions = {}): TestClient {
  let now = TEST_NOW;
  const reports: string[] = [];
  const report = (message: string, error?: unknown) => void reports.push(`${message} ${String(error ?? '')}`);
  const backend = createMockBackend({ games: 48, seed: 1, clock: () => now, report, ...options });

  async function call(path: string, body: unknown = {}, caller: Caller = {}): Promise<Answer> {
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      ...caller.headers,
    };
    if (caller.token !== undefined) headers.token = caller.token;
    if (caller.world !== undefined) headers['x-mock-world'] = caller.world;
    if (caller.lang !== undefined) headers.lang = caller.lang;
    const gateway = path.includes('/v1');
    const url = `http://127.0.0.1:${gateway ? 4011 : 4010}${path}`;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(url, { method: 'POST', headers, body: text });
    const response = await backend.handle(request, gateway ? 'gateway' : 'main');
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  }

  return {
    backend,
    reports,
    call,
    fetch: (path, init) => backend.handle(new Request(`http://127.0.0.1:4010${path}`, init), 'main'),
    control: (path, body, world) => call(`/__mock/${path}`, body, world === undefined ? {} : { world }),
    async login(world) {
      const who = { country: 'CL', username: '912345678', password: 'Copihue2026' };
      return (await call('/user/login', who, world === undefined ? {} : { world })).data.token;
    },
    playAlone() {
      const places = backend.registry.world('default').catalogue.tablePlaces;
      if (places instanceof Map) places.clear();
    },
    pass(ms) {
      now += ms;
    },
  };
}
