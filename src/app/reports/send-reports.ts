// A file of its own: it loads when the page is idle, and only where reports are sent.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { CallError } from '../../api/call-error.ts';
import { queryClientOf } from '../../api/query-client.ts';
import { settings } from '../../config/this-page.ts';
import type { App } from '../../lib/app.ts';
import { readTab, writeTab } from '../../lib/device-storage.ts';
import { combineCleanups, listen } from '../../lib/listen.ts';
import { type Problem, problems } from '../../lib/report-problem.ts';
import { requestIds } from '../../lib/request-ids.ts';
import { pageFacts, plainProblem, type Report } from './plain-report.ts';

const MOST_A_VISIT = 20;

interface Visit {
  isIn: boolean;
  sent: number;
}

function thisVisit(app: App): Visit {
  const known = readTab(app, 'reports') as Visit | undefined;
  return known ?? { isIn: Math.random() < (settings.reports?.share ?? 1), sent: 0 };
}

const releaseName = () =>
  document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'development';

type Uncaught = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;

/** Uncaught errors, and violations of the page's policy: those that the document has kept (boot.ts), then new ones. */
function watchUncaught(send: (problem: Problem) => void): () => void {
  const onEvent = (event: Uncaught) => {
    if ('effectiveDirective' in event) send(event);
    else if ('reason' in event) send({ what: 'Unhandled rejection.', error: event.reason });
    else if (event.error) send({ what: 'Uncaught.', error: event.error });
  };
  for (const event of (window as { __problems?: Uncaught[] }).__problems ?? []) onEvent(event);
  return combineCleanups(
    listen('error', onEvent),
    listen('unhandledrejection', onEvent),
    listen('securitypolicyviolation', onEvent),
  );
}

function watchCalls(app: App, send: (failed: CallError) => void): () => void {
  const follow = (event: { type: string; action?: { type: string; error?: unknown } }) => {
    const { type, error } = event.action ?? {};
    if (type !== 'error' || !(error instanceof CallError)) return;
    if (error.isUnknown) send(error);
  };
  const client = queryClientOf(app);
  return combineCleanups(
    client.getQueryCache().subscribe(follow),
    client.getMutationCache().subscribe(follow),
  );
}

/** Sends problems, failed calls and web vitals as beacons, each once, at most 20 a visit (SHP-03). */
export function sendReports(app: App, address: () => string): (() => void) | undefined {
  const { url = '' } = settings.reports ?? {};
  const visit = thisVisit(app);
  writeTab(app, 'reports', visit);
  if (!visit.isIn) return undefined;
  const known = new Set<string>();

  function send({ request, ...body }: Omit<Report, keyof ReturnType<typeof pageFacts> | 'address'>): void {
    const problem = JSON.stringify([body, address()]);
    if (known.has(problem) || visit.sent >= MOST_A_VISIT) return;
    known.add(problem);
    const facts = pageFacts(releaseName(), requestIds(app).visit);
    const text = JSON.stringify({ ...body, ...facts, address: address(), request } satisfies Report);
    visit.sent += 1;
    writeTab(app, 'reports', visit);
    // Plain text needs no CORS preflight, for which a closing page could not wait.
    navigator.sendBeacon(url, new Blob([text], { type: 'text/plain' }));
  }

  const kept = problems(app);
  kept.send = (problem) => send(plainProblem(problem));
  for (const problem of kept.waiting.splice(0)) kept.send(problem);
  const end = combineCleanups(
    watchUncaught(kept.send),
    watchCalls(app, ({ path, kind, status, requestId }) =>
      send({ kind: 'call', what: `${path} ${kind === 'http' ? status : kind}`, request: requestId }),
    ),
  );
  const vital = ({ name, value }: Metric) =>
    send({ kind: 'vital', what: name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)) });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(vital);
  return end;
}
