import type { Coverage } from './coverage.ts';
import type { Exchange } from './exchange.ts';
import type { Finding } from './finding.ts';

/** What a run found out; secrets are masked in all of it. */
export interface CheckResult {
  main: string;
  gateway: string;
  seed: number;
  writes: boolean;
  startedAt: string;
  /** Milliseconds the run took. */
  ms: number;
  findings: readonly Finding[];
  coverage: Coverage;
  exchanges: readonly Exchange[];
  events: readonly { name: string; at: string }[];
  /** What the person at the terminal should know beside the findings. */
  notes: readonly string[];
}
