import { z } from 'zod';
import type { WorldRegistry } from '../registry/registry.ts';
import { worldIdOf } from '../registry/world-id.ts';
import type { TrafficLog } from './traffic-log.ts';

/** Fields that a page may report about itself (src/app/reports/plain-report.ts). Others are refused. */
const report = z.strictObject({
  kind: z.enum(['error', 'contract', 'policy', 'call', 'start', 'vital']),
  release: z.string().max(100),
  visit: z.string().regex(/^\w{0,10}$/),
  at: z.number(),
  agent: z.string().max(200),
  address: z.string().max(100),
  what: z.string().max(400),
  stack: z
    .array(z.string().regex(/^\/[\w./-]+:\d+:\d+$/))
    .max(10)
    .optional(),
  request: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  value: z.number().optional(),
});

/** Logs a page's report (SHP-03) in its world. The console shows it. */
export function receiveReport(
  request: Request,
  body: unknown,
  registry: WorldRegistry,
  traffic: TrafficLog,
): Response {
  const parsed = report.safeParse(body);
  if (!parsed.success) return new Response(`${z.prettifyError(parsed.error)}\n`, { status: 400 });
  traffic.add(registry.world(worldIdOf(request)), {
    kind: 'report',
    report: parsed.data.kind,
    requestId: parsed.data.request ?? parsed.data.visit,
    payload: { text: JSON.stringify(parsed.data), isCut: false, broken: [] },
  });
  return new Response(null, { status: 204 });
}
