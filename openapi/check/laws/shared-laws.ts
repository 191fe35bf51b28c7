import type { Call, Contract } from '../../source/contract.ts';
import { fieldOf, isObject, numberOf, textOf } from '../../source/json-values.ts';
import { type Law, sharedLaws } from '../../source/laws.ts';
import type { Exchange } from '../client.ts';
import type { Problem } from '../finding.ts';
import { messageLanguage } from '../languages.ts';
import { shown } from '../schema-check.ts';
import { type ReceivedAnswer, TOO_MANY } from '../wire.ts';
import { asProblems, type Broken } from './answer-laws.ts';

/** Signs of server internals in a message: a stack, a file, a statement, an exception. */
const INTERNALS =
  /\n\s+at \S|\bat \S+ ?\(?\S+:\d+:\d+|Traceback \(most recent|\b\w+(Error|Exception)\b:?|\/(usr|home|var|app|srv)\/|node_modules|\.(java|py|php|ts|js|go|rb):\d+|\bSQLSTATE\b|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) .+ (FROM|VALUES|SET|WHERE)\b/;

/** Undefined when the contract does not state the law. */
export function sharedLaw(contract: Contract, name: string): Law | undefined {
  return sharedLaws(contract).find((law) => law.name === name);
}

function addressesIn(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return /:\/\/|^\//.test(value) ? [{ at, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, at ? `${at}.${key}` : key));
}

type SharedCheck = (
  call: Call,
  received: ReceivedAnswer,
  body: unknown,
  tokens: readonly string[],
  lang: string | undefined,
) => Broken[];

const checks: Readonly<Record<string, SharedCheck>> = {
  'message-empty': (_call, _received, body) =>
    fieldOf(body, 'success') === true && fieldOf(body, 'message') !== '' && isObject(body)
      ? [['message', `is ${shown(body.message)} on a success`]]
      : [],
  'no-internals': (_call, _received, body) => {
    const message = textOf(fieldOf(body, 'message')) ?? '';
    return INTERNALS.test(message) ? [['message', `shows the inside of the server: ${shown(message)}`]] : [];
  },
  language: (_call, _received, body, _tokens, lang) => messageLanguage(lang, fieldOf(body, 'message')),
  'utf-8': (_call, { headers, text }) => {
    const charset = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset))
      return [['header content-type', `says ${charset}, and answers are UTF-8`]];
    return text.includes('\uFFFD') ? [['body', 'has bytes that are not UTF-8']] : [];
  },
  'not-cacheable': (call, { headers }, body) =>
    call.isGuest || fieldOf(body, 'success') !== true || /\bno-store\b/.test(headers['cache-control'] ?? '')
      ? []
      : [
          [
            'header cache-control',
            `is ${headers['cache-control'] ?? 'missing'}, and the answer is one player's own`,
          ],
        ],
  'retry-after': (_call, { status, headers }, body) => {
    if (status !== TOO_MANY && fieldOf(fieldOf(body, 'data'), 'code') !== 'maintenance') return [];
    const given = headers['retry-after'];
    const wait = numberOf(fieldOf(fieldOf(body, 'data'), 'retryAfterSeconds'));
    if (given === undefined) return [['header retry-after', 'is missing']];
    if (wait === undefined || Number(given) === wait) return [];
    return [['header retry-after', `is ${given}, and retryAfterSeconds is ${wait}`]];
  },
  'token-in-no-url': (_call, _received, body, tokens) =>
    addressesIn(body, '')
      .filter(({ text }) => tokens.some((token) => token !== '' && text.includes(token)))
      .map(({ at }): Broken => [at, 'is an address with the token of the session in it']),
};

export function sharedLawProblems(
  contract: Contract,
  call: Call,
  { answer, request }: Exchange,
  body: unknown,
  tokens: readonly string[],
): Problem[] {
  if (!answer) return [];
  return sharedLaws(contract).flatMap((law) =>
    asProblems(law, checks[law.name]?.(call, answer, body, tokens, request.headers.lang) ?? []),
  );
}
