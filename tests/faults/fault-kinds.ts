import type { FaultKind as MockFault } from '../../mock-server/world/tables/fault-kinds.ts';
import { spoiledData } from '../support/spoiled-data.ts';

/** `hang` never answers, `reset` ends the connection. */
export type WireAnswer = { status: number; headers: Record<string, string>; body: string } | 'hang' | 'reset';

export interface RealAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An event on the page during a call; the answer is the real one. */
export type Disturbance = 'storage-cleared' | 'socket-garbage';

interface FaultKind {
  title: string;
  /** The mock's own fault (see its console). */
  mock?: MockFault;
  disturbs?: Disturbance;
  /** The server refuses before it acts; other faults spoil the answer of a call that was carried out. */
  isRefusal?: true;
  spoil(real: RealAnswer): WireAnswer;
}

const whole = (real: RealAnswer) => real;
const byMock = (mock: MockFault, title: string) => ({ title, mock, spoil: whole });

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const HTML_PAGE =
  '<!doctype html><html><head><title>Bad Gateway</title></head><body><h1>nginx</h1></body></html>';
const FIVE_MEGABYTES = 5 * 1024 * 1024;

const envelope = (data: object | null = null): string =>
  JSON.stringify({ success: false, message: '', data });

const http =
  (status: number, body: string, headers: Record<string, string> = JSON_TYPE) =>
  () => ({
    status,
    headers,
    body,
  });

/** Only a success changes. */
const byData = (name: keyof typeof spoiledData, title: string) => ({
  title,
  spoil(real: RealAnswer): WireAnswer {
    const parsed: { success: boolean; data: unknown } = JSON.parse(real.body);
    if (!parsed.success) return real;
    return { ...real, body: JSON.stringify({ ...parsed, data: spoiledData[name](parsed.data) }) };
  },
});

/** Answers of a server, a proxy or a network that break the contract. */
export const faultKinds = {
  'http-500': { title: 'HTTP 500 with an envelope', spoil: http(500, envelope()) },
  'http-502': { title: 'HTTP 502 with an HTML page of a proxy', spoil: http(502, HTML_PAGE, HTML_TYPE) },
  'http-404': {
    title: 'HTTP 404',
    isRefusal: true,
    spoil: http(404, 'Not Found', { 'content-type': 'text/plain' }),
  },
  'http-401': { title: 'HTTP 401: the session ended', isRefusal: true, spoil: http(401, envelope()) },
  'http-403': { title: 'HTTP 403', isRefusal: true, spoil: http(403, envelope()) },
  'http-429': {
    title: 'HTTP 429 with a wait of 30 s',
    isRefusal: true,
    spoil: http(429, envelope({ code: 'too-many-attempts', retryAfterSeconds: 30 })),
  },
  empty: { title: 'HTTP 200 without a body', spoil: http(200, '') },
  truncated: {
    title: 'the first half of the answer',
    spoil: ({ body, ...rest }) => ({ ...rest, body: body.slice(0, body.length / 2) }),
  },
  hang: { title: 'no answer', spoil: () => 'hang' },
  reset: { title: 'the connection is reset', spoil: () => 'reset' },
  'wrong-type': {
    title: 'HTTP 200 with an HTML page, as of a captive portal',
    spoil: http(200, HTML_PAGE, HTML_TYPE),
  },
  'five-mb': {
    title: 'the answer with 5 MB more than it needs',
    spoil: ({ body, ...rest }) => ({
      ...rest,
      body: body.replace('{', `{"filler":"${'x'.repeat(FIVE_MEGABYTES)}",`),
    }),
  },
  'unknown-code': {
    title: 'a refusal without words, with a code the contract does not list',
    isRefusal: true,
    spoil: http(200, envelope({ code: 'not-in-the-contract' })),
  },
  'data-null': byData('data-null', '`data` is null'),
  'data-empty': byData('data-empty', '`data` is {}'),
  'arrays-null': byData('arrays-null', 'every list is null'),
  'leaves-null': byData('leaves-null', 'every text, number and boolean is null'),
  'numbers-as-text': byData('numbers-as-text', 'every number is a text'),
  'text-as-numbers': byData('text-as-numbers', 'every text is a number'),
  contradictory: byMock('contradictory', 'values that cannot all be true'),
  stale: byMock('stale', 'the first answer again and again'),
  'other-currency': byMock('other-currency', 'another currency'),
  'unknown-enum': byMock('unknown-enum', 'values that the contract does not list'),
  drip: byMock('drip', 'a few bytes at a time'),
  'captive-portal': byMock('captive-portal', 'HTTP 200 with the login page of a network'),
  'proxy-429': byMock('proxy-429', 'HTTP 429 of a proxy with Retry-After and a page'),
  redirect: byMock('redirect', 'HTTP 302 to a page'),
  'rotated-token': byMock('rotated-token', 'a new token; the one before is void in parallel calls'),
  'storage-cleared': {
    title: 'all storage of the page is cleared meanwhile',
    disturbs: 'storage-cleared',
    spoil: whole,
  },
  'socket-garbage': { title: 'the socket says nonsense meanwhile', disturbs: 'socket-garbage', spoil: whole },
} satisfies Record<string, FaultKind>;

export type FaultName = keyof typeof faultKinds;
export const faultNames = Object.keys(faultKinds) as FaultName[];
export const faultOf = (name: FaultName): FaultKind => faultKinds[name];
