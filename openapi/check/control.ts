import type { components } from '../generated/control.ts';
import { firstLine } from '../source/contract-files.ts';
import { fieldOf, listOf, numberOf, parsedJson, textOf } from '../source/json-values.ts';
import { type Account, type CheckOptions, type GivenOptions, Misuse } from './options.ts';
import { addressOf, type Send, sendOnce } from './wire.ts';

type Schemas = components['schemas'];
export type ControlPart = Schemas['Part'];
type Outcome = Schemas['OrderDecision']['outcome'];

const MADE_WITH = 100_000;

/** Parts of openapi/control.yaml. A part that the test environment does not offer is absent (CON-09). */
export interface Control {
  readonly url: string;
  readonly parts: ReadonlySet<string>;
  code?(phone: string): Promise<string | undefined>;
  /** @param mayRefuse a decision that need not fit, such as a second one */
  decideOrder?(id: string, outcome: Outcome, mayRefuse?: boolean): Promise<void>;
  decideWithdrawal?(id: string, outcome: Outcome, mayRefuse?: boolean): Promise<void>;
  playBets?(bets: Schemas['BetsToPlay']): Promise<void>;
  pass?(ms: number): Promise<void>;
  aheadMs?(): Promise<number>;
  /** Makes the next call of that name fail. */
  fail?(operationId: string, fault: Schemas['FaultKind']): Promise<void>;
  /** Removes the failures that no request has used. */
  recover?(operationId: string): Promise<void>;
  makePlayer?(player: Schemas['NewPlayer']): Promise<Account>;
  freeNumber?(like: string): Promise<string | undefined>;
  fill?(phone: string, cash: number): Promise<void>;
}

interface Reached {
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  send?: Send | undefined;
  /** Called when the environment refuses a part that it offers. */
  onProblem(text: string): void;
  /** Called when the environment changed something. */
  onChange?(): void;
}

async function request(reached: Reached, method: string, path: string, body?: unknown) {
  const { url, headers, timeoutMs, send = sendOnce } = reached;
  const at = addressOf(url);
  const sent = {
    method,
    url: `${at.url}${path}`,
    headers: { ...at.headers, ...headers, 'content-type': 'application/json', lang: 'en' },
    body: JSON.stringify(body),
  };
  const { status, text } = await send(sent, timeoutMs);
  const json = parsedJson(text);
  return { isDone: status >= 200 && status < 300 && json !== undefined, status, answer: json?.value };
}

async function use(
  at: Reached,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  mayRefuse = false,
): Promise<unknown> {
  const { isDone, status, answer } = await request(at, method, path, body).catch((error: unknown) => ({
    isDone: false,
    status: 'nothing',
    answer: { message: firstLine(error) },
  }));
  if (method === 'POST') at.onChange?.();
  if (isDone || mayRefuse) return answer;
  const message = textOf(fieldOf(answer, 'message')) ?? 'no message';
  at.onProblem(
    `Control: ${method} ${path} answered ${status} (${message}); what it was for was not checked.`,
  );
  return undefined;
}

function partsOf(at: Reached) {
  const post = async (path: string, body: unknown, mayRefuse?: boolean) =>
    void (await use(at, 'POST', path, body, mayRefuse));
  const idOf = (id: string) => encodeURIComponent(id);
  return {
    sms: {
      async code(phone) {
        const rows = listOf(await use(at, 'GET', `/sms?phone=${idOf(phone)}`));
        return textOf(fieldOf(rows.at(-1), 'code'));
      },
    },
    orders: {
      decideOrder: (id, outcome, mayRefuse) => post(`/orders/${idOf(id)}`, { outcome }, mayRefuse),
    },
    withdrawals: {
      decideWithdrawal: (id, outcome, mayRefuse) => post(`/withdrawals/${idOf(id)}`, { outcome }, mayRefuse),
    },
    bets: { playBets: (bets) => post('/bets', bets) },
    clock: {
      pass: (advanceMs) => post('/clock', { advanceMs }),
      aheadMs: async () => numberOf(fieldOf(await use(at, 'GET', '/clock'), 'aheadMs')) ?? 0,
    },
    faults: {
      fail: (operationId, fault) => post('/faults', { operationId, fault, times: 1 }),
      recover: (operationId) => post('/faults', { clear: true, operationId }),
    },
    players: {
      async makePlayer(player) {
        const password = player.password ?? 'Contrato.2026';
        const made = await use(at, 'POST', '/players', { ...player, password });
        const username = textOf(fieldOf(made, 'username'));
        if (username === undefined)
          throw new Misuse(
            `${at.url}/players made no player. Without it --username and --password name one.`,
          );
        return { username, password };
      },
      async freeNumber(like) {
        for (let step = 1; step < 20; step += 1) {
          const number = `${like.slice(0, -2)}${String((Number(like.slice(-2)) + step) % 100).padStart(2, '0')}`;
          const rows = await use(at, 'GET', `/players?phone=${idOf(number)}`);
          if (rows !== undefined && listOf(rows).length === 0) return number;
        }
        return undefined;
      },
    },
    money: {
      async fill(phone, cash) {
        const [row] = listOf(await use(at, 'GET', `/players?phone=${idOf(phone)}`));
        const id = textOf(fieldOf(row, 'id'));
        if (id !== undefined) await post(`/players/${idOf(id)}`, { cash });
      },
    },
  } satisfies { [Part in ControlPart]?: Partial<Control> };
}

/** @throws Misuse when the address has no control protocol */
export async function openControl(at: Reached): Promise<Control> {
  const { isDone, answer, status } = await request(at, 'GET', '/parts').catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new Misuse(
      `No answer from ${at.url}/parts (${message}). Check --control, and that the server runs.`,
    );
  });
  if (!isDone || fieldOf(answer, 'protocol') !== 'copihue-control') {
    const message = isDone ? 'with something else than its parts' : `with ${status}`;
    throw new Misuse(
      `${at.url}/parts answers ${message}. --control must name the address below which the test control protocol is, such as http://127.0.0.1:4010/__mock.`,
    );
  }
  const parts = new Set(listOf(fieldOf(answer, 'parts')).map(String));
  // The money part finds an account by its number, so it needs the players part.
  if (!parts.has('players')) parts.delete('money');
  const offered = Object.entries(partsOf(at)).filter(([part]) => parts.has(part));
  return Object.assign({ url: at.url, parts }, ...offered.map(([, calls]) => calls));
}

/**
 * The accounts of the options. The test environment makes the missing ones.
 * @throws Misuse when there is no player and none can be made
 */
export async function accountsFor(given: GivenOptions, control: Control | undefined): Promise<CheckOptions> {
  const { country, writes } = given;
  const { makePlayer, freeNumber } = control ?? {};
  const player = given.player ?? (await makePlayer?.({ country, isPhoneBound: true, cash: MADE_WITH }));
  if (!player)
    throw new Misuse(
      '--username and --password are missing, and the control has no part players that makes one.',
    );
  const second = given.second ?? (writes ? await makePlayer?.({ country }) : undefined);
  const newUsername = given.newUsername ?? (writes ? await freeNumber?.(player.username) : undefined);
  return { ...given, player, second, newUsername };
}

/** openapi/GUIDE.md says what cannot be seen without each. */
export function missingParts(control: Control | undefined): string[] {
  const parts = ['sms', 'players', 'money', 'orders', 'withdrawals', 'bets', 'clock', 'faults'];
  const missing = parts.filter((part) => !control?.parts.has(part));
  if (missing.length === 0) return [];
  const intro = control
    ? `${control.url} does not offer these parts`
    : 'There is no --control with these parts';
  return [`${intro}, so the check could not see by itself what they show: ${missing.join(', ')}.`];
}
