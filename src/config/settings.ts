import { markets } from './markets.ts';

/** The servers of the app (NET-02). An empty string is the page's own origin. */
export interface Hosts {
  main: string;
  gateway: string;
  resource: string;
  game: string;
  socket: string;
}

/** The parts that an operator may switch off, each with the addresses of its screens (SHP-11). */
export const PARTS = {
  cashback: ['/newUserCashback'],
  chat: [],
  deposits: ['/deposit', '/firstRecharge', '/newUserDeposit', '/rushdeposit'],
  redPackets: ['/redenvelope'],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS;

/** Set without a new build: the block `settings` of each page (SHP-10). docs/deploy.md describes each. */
export interface Settings {
  /** Origin of the site: the picture of a shared link needs a whole address. */
  site?: string;
  hosts?: Partial<Hosts>;
  /** Host names of the payment companies' pages; `*.example.com` is every name below example.com. */
  banks?: readonly string[];
  /** Host names whose side menu shows no lucky wheel (LOB-10). */
  wheelFreeHosts?: readonly string[];
  /** Address of a hosted support chat; without it the chat is the app's own (CHT-01). */
  chat?: string;
  /** Their entries vanish, and their addresses say that they are closed (SHP-11). */
  off?: readonly Part[];
  /** Countries that are open; the first takes in whoever comes from another. Without it every known one. */
  markets?: readonly string[];
  /** Countries where a new player gives their date of birth (SES-06). */
  birthDate?: readonly string[];
  /** The backend hands out tickets for the socket, so no token stands in its address (RT-05). */
  socketTickets?: boolean;
  /** Without it nothing is reported (SHP-03). `share` is the share of visits that report; 1 by default. */
  reports?: { url: string; share?: number };
}

type Check = (value: unknown, name: string) => string[];

const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const BANK_NAME = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const LOCAL = /^(?:(?:.+\.)?localhost|\d+(?:\.\d+){3}|\[.*\])$/;
const OWN_PATH = /^\/[\w-][\w/-]*$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (name: string, value: unknown, advice: string) => [
  `${name} is ${JSON.stringify(value)}: ${advice}`,
];

function someOf(known: readonly string[]): Check {
  return (value, name) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => known.includes(one))
      ? []
      : wrong(name, value, `write a list with some of ${JSON.stringify(known)}, or leave it out.`);
}

function namesOf(pattern: RegExp, example: string): Check {
  return (value, name) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' && pattern.test(one))
      ? []
      : wrong(name, value, `write a list of host names in lower case, such as ["${example}"].`);
}

function fieldsOf(checks: Readonly<Record<string, Check>>): Check {
  return (value, name) => {
    if (!isObject(value)) return wrong(name || 'The file', value, 'write an object in braces.');
    return Object.entries(value).flatMap(([key, one]) => {
      const path = name ? `${name}.${key}` : key;
      return (
        checks[key]?.(one, path) ?? [
          `${path} is no setting: write ${Object.keys(checks).join(', ')}, or leave it out.`,
        ]
      );
    });
  };
}

/** @param isSecure the page came over https and reaches no http @returns a sentence for each mistake */
export function settingProblems(settings: unknown, isSecure = false): string[] {
  const address =
    (mayHavePath: boolean): Check =>
    (value, name) => {
      const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
      const example = `https://${name.replace('hosts.', '')}.example.com${mayHavePath ? '/path' : ''}`;
      if (!url || !/^https?:$/.test(url.protocol)) return wrong(name, value, `write ${example}.`);
      if (url.username || url.password) return wrong(name, value, 'leave out user and password.');
      if (url.protocol === 'http:' && (isSecure || !LOCAL.test(url.hostname)))
        return wrong(name, value, 'write https, because a page over https reaches nothing over http.');
      if (!mayHavePath && url.origin !== value)
        return wrong(name, value, `leave out path, query and trailing slash, as in ${example}.`);
      return [];
    };
  const reportUrl: Check = (value, name) => (OWN_PATH.test(String(value)) ? [] : address(true)(value, name));
  const share: Check = (value, name) =>
    typeof value === 'number' && value >= 0 && value <= 1
      ? []
      : wrong(name, value, 'write 0 to 1, such as 0.1.');
  const host = address(false);
  const countries = someOf(markets.map(({ code }) => code));
  const reports = fieldsOf({ url: reportUrl, share });
  return fieldsOf({
    site: host,
    hosts: fieldsOf({ main: host, gateway: host, resource: host, game: host, socket: host }),
    banks: namesOf(BANK_NAME, 'pay.example.com'),
    wheelFreeHosts: namesOf(HOST_NAME, 'play.example.com'),
    chat: address(true),
    off: someOf(Object.keys(PARTS)),
    markets: countries,
    birthDate: countries,
    socketTickets: (value, name) =>
      typeof value === 'boolean' ? [] : wrong(name, value, 'write true or false.'),
    reports: (value, name) =>
      isObject(value) && value.url === undefined
        ? wrong(`${name}.url`, null, 'write a path of the page such as /reports, or an https address.')
        : reports(value, name),
  })(settings, '');
}
