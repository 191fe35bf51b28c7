import { createMockBackend, type MockBackendOptions } from '../../mock-server/create-mock-backend.ts';
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
  token?: string | undefined;
  world?: string | undefined;
  lang?: string | undefined;
  headers?: Record<string, string>;
}

export type TestClient = ReturnType<typeof createTestClient>;

/** A backend whose clock only the test moves. */
export function createTestClient(options: MockBackendOptions = {}) {
  let now = TEST_NOW;
  const reports: string[] = [];
  const report = (message: string, error?: unknown) => void reports.push(`${message} ${String(error ?? '')}`);
  const backend = createMockBackend({ games: 48, seed: 1, clock: () => now, report, ...options });

  async function call(path: string, body: unknown = {}, caller: Caller = {}): Promise<Answer> {
    const { token, world, lang } = caller;
    const named = Object.entries({ token, lang, 'x-mock-world': world }).filter(
      ([, value]) => value !== undefined,
    );
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...caller.headers,
      ...Object.fromEntries(named),
    };
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
    fetch: (path: string, init?: RequestInit) =>
      backend.handle(new Request(`http://127.0.0.1:4010${path}`, init), 'main'),
    control: (path: string, body: unknown, world?: string) => call(`/__mock/${path}`, body, { world }),
    /** @returns the token of the seeded player */
    async login(world?: string): Promise<string> {
      const who = { country: 'CL', username: '912345678', password: 'Copihue2026' };
      return (await call('/user/login', who, { world })).data.token;
    },
    playAlone() {
      const places = backend.registry.world('default').catalogue.tablePlaces;
      if (places instanceof Map) places.clear();
    },
    pass(ms: number) {
      now += ms;
    },
  };
}
