import type { MockBackend } from '../../../mock-server/create-mock-backend.ts';
import { configureTransport } from '../../../src/api/transport.ts';
import { answerTimes } from '../../../src/lib/answer-times.ts';
import { type App, emptyApp } from '../../../src/lib/app.ts';
import type { IntentRecord, StoredIntent } from '../../../src/money/intent-store.ts';
import { parseRecharge } from '../../../src/realtime/open-socket.ts';
import { currentEpoch, currentToken, rotateToken } from '../../../src/session/session-store.ts';
import { hostsAt, testTransport } from '../../support/test-transport.ts';

export interface Ear {
  onRecharge: (event: { orderId: string; amount: number }) => void;
  onBalance: () => void;
  /** Every connect except the first. */
  onReconnect: () => void;
}

interface SocketEvent {
  event: 'recharge' | 'balance';
  payload?: string;
}

/** Delay of a socket event, in ms. */
const SOCKET_MS = 30;

type IntentKind = 'deposit' | 'withdrawal';

export interface CallReports {
  sent: (kind: IntentKind, intentId: string, choice: string) => void;
  answered: (kind: IntentKind, intentId: string) => void;
  paid: (orderId: string) => void;
}

function callOf(url: string, init: RequestInit | undefined): { path: string; body: Record<string, unknown> } {
  return { path: new URL(url).pathname, body: JSON.parse(String(init?.body ?? '{}')) };
}

export interface PassingCall {
  path: string;
  body: Record<string, unknown>;
  pass: (body: Record<string, unknown>) => Promise<Response>;
}

/** The phone of the tabs: its network, its sockets, and the records that its tabs share. */
export class Device {
  readonly #backend: MockBackend;
  readonly worldId: string;
  readonly app: App = emptyApp(globalThis);
  /** Every open tab gets the time of the answers. */
  readonly apps = new Set<App>();
  isOnline = true;
  /** Delay of a call in each direction, in ms. */
  slownessMs = 0;
  /** A proxy between phone and server, which may answer itself or spoil an answer. */
  between: (call: PassingCall) => Promise<Response> = ({ pass, body }) => pass(body);
  balances = 0;
  #isSocketUp = true;
  #underWay = 0;
  readonly #ears = new Set<Ear>();
  readonly #sent: SocketEvent[] = [];
  readonly #reports: CallReports;
  /** The records that all tabs share, without their database. */
  readonly memory = new Map<string, unknown>();
  #intents: readonly StoredIntent[] = [];
  readonly #listeners = new Map<object, () => void>();

  constructor(backend: MockBackend, worldId: string, reports: CallReports) {
    this.#reports = reports;
    this.#backend = backend;
    this.worldId = worldId;
    configureTransport(
      testTransport({
        answerTimes: {
          follow: (time) => {
            for (const app of this.apps) {
              const times = answerTimes(app);
              times.last = time;
              times.follow?.(time);
            }
          },
        },
        hosts: hostsAt('http://main.test'),
        token: () => currentToken(this.app),
        sessionEpoch: () => currentEpoch(this.app),
        onToken: (token) => rotateToken(this.app, token),
      }),
    );
    globalThis.fetch = (input, init) => this.#fetch(String(input), init);
  }

  async #fetch(url: string, init: RequestInit | undefined): Promise<Response> {
    this.#report(url, init);
    await this.#travel();
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    this.#underWay += 1;
    try {
      const headers = new Headers(init?.headers);
      headers.set('x-mock-world', this.worldId);
      const pass = (sent: Record<string, unknown>) =>
        this.#backend.handle(
          new Request(url, { method: 'POST', headers, body: JSON.stringify(sent) }),
          'combined',
        );
      const response = await this.#bringBack(await this.between({ ...callOf(url, init), pass }));
      await this.#reportAnswer(url, init, response);
      return response;
    } finally {
      this.#underWay -= 1;
    }
  }

  #report(url: string, init: RequestInit | undefined): void {
    const { path, body } = callOf(url, init);
    const fingerprint = (...fields: string[]) => fields.map((field) => body[field] ?? '').join(' ');
    const intentId = String(body.intentId);
    if (path.endsWith('reateRechargeOrder'))
      this.#reports.sent(
        'deposit',
        intentId,
        fingerprint('amount', 'paymentMethod', 'activityId', 'declinesBonus'),
      );
    if (path === '/withdraw/create' && body.cancelOrderId === undefined)
      this.#reports.sent('withdrawal', intentId, fingerprint('amount', 'paymentMethod', 'account'));
    if (path === '/recharge/prepay') this.#reports.paid(String(body.id));
    if (path === '/wallet/balance') this.balances += 1;
  }

  /** A definite answer to the call that makes an order, or to a look-up that found one. */
  async #reportAnswer(url: string, init: RequestInit | undefined, response: Response): Promise<void> {
    const { path, body } = callOf(url, init);
    if (body.intentId === undefined || response.status >= 500) return;
    const answer = await response
      .clone()
      .json()
      .catch(() => undefined);
    // The answer is unreliable, or a look-up found nothing while the call may still be under way.
    if (!answer || (path.endsWith('/orders') && !answer.data?.list?.length)) return;
    this.#reports.answered(path.startsWith('/withdraw') ? 'withdrawal' : 'deposit', String(body.intentId));
  }

  /** The connection may break meanwhile; then nobody knows what the server did. */
  async #bringBack(response: Response): Promise<Response> {
    if (this.slownessMs > 0) {
      // The call needs time to pass, so waiting for it would not end.
      this.#underWay -= 1;
      await this.#travel();
      this.#underWay += 1;
    }
    if (response.type === 'error' || !this.isOnline) throw new TypeError('Failed to fetch');
    return response;
  }

  async #travel(): Promise<void> {
    const ms = this.slownessMs;
    if (ms > 0) await new Promise<void>((resolve) => setTimeout(resolve, ms));
  }

  /** Resolves when all calls are answered and their effects are done. */
  readonly settle = async (): Promise<void> => {
    do {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    } while (this.#underWay > 0);
  };

  listen(ear: Ear): () => void {
    this.#ears.add(ear);
    return () => this.#ears.delete(ear);
  }

  send(event: SocketEvent): void {
    this.#sent.push(event);
    this.#deliver(event);
  }

  /** Repeats an event, as socket.io and proxies may do. */
  replay(at: number): void {
    const event = this.#sent[at % Math.max(1, this.#sent.length)];
    if (event) this.#deliver(event);
  }

  #deliver({ event, payload }: SocketEvent): void {
    if (!this.#isSocketUp || !this.isOnline) return;
    for (const ear of [...this.#ears]) {
      setTimeout(() => {
        if (!this.#ears.has(ear)) return;
        if (event === 'balance') return ear.onBalance();
        const recharge = parseRecharge(payload);
        if (recharge) ear.onRecharge(recharge);
      }, SOCKET_MS);
    }
  }

  dropSockets(): void {
    this.#isSocketUp = false;
  }

  goOffline(): void {
    this.isOnline = false;
    this.#isSocketUp = false;
  }

  comeBack(): void {
    this.isOnline = true;
    if (this.#isSocketUp) return;
    this.#isSocketUp = true;
    for (const ear of [...this.#ears]) ear.onReconnect();
  }

  /** The record of intents (src/money/intent-store.ts) of one page. */
  record(tab: object): IntentRecord {
    return {
      read: async () => structuredClone(this.#intents),
      change: async (next) => {
        await Promise.resolve();
        const now = next(structuredClone(this.#intents));
        this.#intents = structuredClone(now);
        for (const [other, changed] of this.#listeners) if (other !== tab) changed();
        return now;
      },
      onChanged: (listener) => {
        this.#listeners.set(tab, listener);
        return () => this.#listeners.delete(tab);
      },
    };
  }

  close(tab: object): void {
    this.#listeners.delete(tab);
  }
}
