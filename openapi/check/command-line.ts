import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { firstLine } from '../source/contract-files.ts';
import { optionProblem } from '../source/nearest-name.ts';
import { type Account, type CheckPart, checkParts, defaults, type GivenOptions, Misuse } from './options.ts';

const flags = {
  main: { type: 'string' },
  gateway: { type: 'string' },
  socket: { type: 'string' },
  header: { type: 'string', multiple: true },
  username: { type: 'string' },
  password: { type: 'string' },
  'second-username': { type: 'string' },
  'second-password': { type: 'string' },
  'new-username': { type: 'string' },
  code: { type: 'string' },
  control: { type: 'string' },
  country: { type: 'string' },
  origin: { type: 'string' },
  lang: { type: 'string' },
  writes: { type: 'boolean', default: false },
  only: { type: 'string' },
  parts: { type: 'string' },
  seed: { type: 'string' },
  rate: { type: 'string' },
  timeout: { type: 'string' },
  'event-wait': { type: 'string' },
  random: { type: 'string' },
  report: { type: 'string' },
  'allow-unseen': { type: 'boolean', default: false },
  profile: { type: 'string' },
  contract: { type: 'string' },
  config: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const USAGE = `Checks a backend against the contract: a player's journey through every call, authorisation, invalid and random
input, socket events.

  copihue-contract check --main URL --gateway URL [options]

Where
  --main URL              main API host; also CONTRACT_MAIN
  --gateway URL           gateway host (paths with /v1); also CONTRACT_GATEWAY
  --socket URL            socket host; the main host without it
  --header NAME:VALUE     sent with every request; can be given more than once
Who
  --username N            phone number of a player, where --control makes none; also CONTRACT_USERNAME
  --password P            their password; better in CONTRACT_PASSWORD, which no process list shows
  --second-username N     another player, for red packets and phone binding; CONTRACT_SECOND_USERNAME, ..._PASSWORD
  --second-password P
  --new-username N        a free number to register; needs --writes
  --code N                code of every SMS, if your test system has a fixed one
  --control URL           test control protocol of the server (control.json), whichever parts of it there are: reads
                          codes, pays orders, moves the clock, makes players; our mock has it at .../__mock
  --origin URL            page from which a browser would ask, for the laws about CORS (default ${defaults.origin})
  --country CODE          market (default ${defaults.country})
  --lang CODE             language of the messages (default ${defaults.lang})
How
  --writes                also calls that move money, send an SMS, create an account or change a password
  --only NAMES            only these calls: paths or operationIds, separated by commas
  --parts NAMES           of ${checkParts.join(', ')} (default all)
  --seed N                seed of the random input (default ${defaults.seed}); the same seed sends the same input
  --rate N                requests per second at most (default ${defaults.rate}; no limit with --control)
  --timeout SECONDS       wait for an answer (default ${defaults.timeoutMs / 1000})
  --event-wait SECONDS    wait for the events of a paid deposit (default ${defaults.eventWaitMs / 1000})
  --random N              random bodies per call (default ${defaults.randomRuns})
  --config FILE           these options as JSON, such as { "main": "https://api.example", "writes": true }; what is typed wins
  --report DIR            writes report.txt, junit.xml and report.sarif
  --profile FILE          what this server leaves out of what the contract lets it leave out
  --allow-unseen          a call, field or event that was never seen does not fail the run: for a server half built
  --contract FILE         root document of the contract (default: that of this package)
  --help                  this text

Exit code 0: no findings, and everything was seen; 1: findings, or something was never seen; 2: the check could not run (host, credentials, flags); 130: stopped with Ctrl-C, the report is of what was done.`;

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Command {
  help: boolean;
  report?: string | undefined;
  allowUnseen: boolean;
  profile?: string | undefined;
  options?: GivenOptions;
}

function misuse(message: string): Misuse {
  return new Misuse(message, true);
}

/** The options of a file as if they were typed. */
function typedFrom(file: string): string[] {
  let config: unknown;
  try {
    config = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw misuse(`--config ${file} cannot be read: ${firstLine(error)}.`);
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw misuse(`--config ${file} must be a JSON object of options.`);
  return Object.entries(config).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === true ? `--${name}` : one === false ? [] : `--${name}=${one}`)),
  );
}

function parsed(args: readonly string[]) {
  try {
    const read = (typed: readonly string[]) => parseArgs({ args: [...typed], options: flags }).values;
    const { config } = read(args);
    return config === undefined ? read(args) : read([...typedFrom(config), ...args]);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw misuse(optionProblem(error, Object.keys(flags)));
  }
}

function origin(flag: string, text: string | undefined): string {
  if (text === undefined) throw misuse(`${flag} is missing.`);
  // The text is not repeated: it may have a password in it.
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text))
    throw misuse(
      `${flag} must be a URL such as https://api.example, without a query; a secret goes into --header.`,
    );
  return text.replace(/\/+$/, '');
}

function number(flag: string, text: string | undefined, fallback: number, min: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= min) return value;
  throw misuse(`${flag} must be a number from ${min} up, not "${text}".`);
}

function account(
  flag: string,
  username: string | undefined,
  password: string | undefined,
): Account | undefined {
  if (username === undefined && password === undefined) return undefined;
  if (username !== undefined && password !== undefined) return { username, password };
  throw misuse(`--${flag}username and --${flag}password go together.`);
}

function headersFrom(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      if (at < 1) throw misuse('--header must be NAME:VALUE.');
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

function partsFrom(text: string | undefined): ReadonlySet<CheckPart> {
  if (text === undefined) return new Set(checkParts);
  return new Set(
    text.split(',').map((name) => {
      const part = checkParts.find((known) => known === name.trim());
      if (!part) throw misuse(`--parts knows ${checkParts.join(', ')}, not "${name}".`);
      return part;
    }),
  );
}

/**
 * @throws Misuse with one line about the flag
 */
export function readCommand(args: readonly string[], env: Environment): Command {
  const values = parsed(args);
  if (values.help) return { help: true, allowUnseen: false };
  const main = origin('--main', values.main ?? env.CONTRACT_MAIN);
  const headers = headersFrom(values.header ?? []);
  const player = account(
    '',
    values.username ?? env.CONTRACT_USERNAME,
    values.password ?? env.CONTRACT_PASSWORD,
  );
  const second = account(
    'second-',
    values['second-username'] ?? env.CONTRACT_SECOND_USERNAME,
    values['second-password'] ?? env.CONTRACT_SECOND_PASSWORD,
  );
  const { code } = values;
  const control = values.control === undefined ? undefined : origin('--control', values.control);
  if (!player && control === undefined)
    throw misuse(
      '--username and --password are missing (or CONTRACT_USERNAME and CONTRACT_PASSWORD), and no --control makes a player.',
    );
  const only = values.only?.split(',').map((name) => name.trim());
  return {
    help: false,
    report: values.report,
    profile: values.profile,
    allowUnseen: values['allow-unseen'],
    options: {
      contract: values.contract ?? defaults.contract,
      main,
      gateway: origin('--gateway', values.gateway ?? env.CONTRACT_GATEWAY),
      socket: values.socket === undefined ? main : origin('--socket', values.socket),
      country: values.country ?? defaults.country,
      lang: values.lang ?? defaults.lang,
      origin: origin('--origin', values.origin ?? defaults.origin),
      player,
      second,
      newUsername: values['new-username'],
      writes: values.writes,
      seed: number('--seed', values.seed, defaults.seed, 0),
      rate: number('--rate', values.rate, control ? Number.POSITIVE_INFINITY : defaults.rate, 0.1),
      timeoutMs: number('--timeout', values.timeout, defaults.timeoutMs / 1000, 0.1) * 1000,
      eventWaitMs: number('--event-wait', values['event-wait'], defaults.eventWaitMs / 1000, 0) * 1000,
      randomRuns: number('--random', values.random, defaults.randomRuns, 0),
      invalidLimit: defaults.invalidLimit,
      headers,
      parts: partsFrom(values.parts),
      only: only && new Set(only),
      findCode: code === undefined ? undefined : () => Promise.resolve(code),
      control,
    },
  };
}
