import type { Problem } from '../../lib/report-problem.ts';

/** Only this leaves the device (SHP-03): no phone number, token, amount, free text or value of an address. */
export interface Report {
  kind: 'error' | 'contract' | 'policy' | 'call' | 'start' | 'vital';
  release: string;
  visit: string;
  /** In ms since the page began to load. */
  at: number;
  agent: string;
  /** Pattern, such as `/gameView/$gameId`. */
  address: string;
  what: string;
  /** Places in the scripts as `/assets/NAME.js:LINE:COLUMN`, innermost first; `npm run places` finds their sources. */
  stack?: string[];
  /** Of a call that failed, such as `7F3G2H-92`. */
  request?: string | undefined;
  /** Of a web vital: in ms; CLS has no unit. */
  value?: number;
}

const MOST_CHARACTERS = 200;
const MOST_PLACES = 10;

export const pageFacts = (release: string, visit: string) => ({
  release,
  visit,
  at: Math.round(performance.now()),
  agent: navigator.userAgent.slice(0, MOST_CHARACTERS),
});

/** Removes quoted texts, addresses, numbers and tokens, which may be personal. React's error numbers stay. */
export function plainMessage(message: string): string {
  const react = /^Minified React error #\d+/.exec(message)?.[0];
  if (react) return react;
  return message
    .replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|«[^»]*»?/g, '…')
    .replaceAll(/\S*(?:\/\/|@)\S*/g, '…')
    .replaceAll(/\S*\d\S*/g, '#')
    .replaceAll(/\S{25,}/g, '…')
    .slice(0, MOST_CHARACTERS);
}

function placesOf(stack: string): string[] {
  const places = stack.matchAll(
    /(?:https?:\/\/[^/\s)]+)(\/[\w./-]+\.(?:js|tsx?))(?:\?[^\s:)]*)?:(\d+):(\d+)/g,
  );
  return [...places].slice(0, MOST_PLACES).map(([, path, line, column]) => `${path}:${line}:${column}`);
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url.slice(0, 20));

type Body = Pick<Report, 'kind' | 'what' | 'stack'>;

export function plainProblem(problem: Problem): Body {
  if ('effectiveDirective' in problem)
    return { kind: 'policy', what: `${problem.effectiveDirective} ${originOf(problem.blockedURI)}` };
  const { what, error } = problem;
  if (error === undefined) return { kind: 'contract', what: what.slice(0, MOST_CHARACTERS) };
  if (!(error instanceof Error)) return { kind: 'error', what: `${what} ${typeof error}` };
  const stack = placesOf(error.stack ?? '');
  return {
    kind: 'error',
    what: `${what} ${error.name}: ${plainMessage(error.message)}`,
    ...(stack.length > 0 && { stack }),
  };
}
