import type { CheckResult } from '../run-check.ts';
import type { Expected } from '../seen.ts';

const NAMED = 6;
const LINES = 12;

/** A few of them; a report in files has all. */
export function named(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}

/** One line for everything that is not built yet. */
export function absentLine({
  absent,
  coverage,
}: Pick<CheckResult, 'absent' | 'coverage'>): string | undefined {
  if (absent.length === 0) return undefined;
  return `Not there yet: ${absent.length} of ${coverage.count.calls} calls, each of their answers is a 404 or 501: ${named(absent)}`;
}

export function timesLine({ times, exchanges }: Pick<CheckResult, 'times' | 'exchanges'>): string {
  const all = exchanges.flatMap(({ answer, ms }) => (answer ? [ms] : [])).sort((a, b) => a - b);
  const at = (share: number) => all[Math.ceil(all.length * share) - 1] ?? 0;
  const slow = times.slice(0, 3).map(({ path, p50, p95, slowest }) => `${path} ${p50}/${p95}/${slowest}`);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms; ${slow.join(', ')}`;
}

/** A line for each call: one that never succeeded, or its fields that were in no answer. */
export function unseenLines(
  unseen: readonly Expected[],
  paint: (style: 'dim', text: string) => string,
): string[] {
  const fields = new Map<string, string[]>();
  const lines: string[] = [];
  for (const { kind, name, reason = '' } of unseen) {
    const [path = '', field = ''] = name.split(' ');
    if (kind === 'field') fields.set(path, [...(fields.get(path) ?? []), field]);
    else lines.push(`  ${kind} ${name}  ${paint('dim', reason)}`);
  }
  for (const [path, names] of fields)
    lines.push(`  ${path}  ${paint('dim', `in no answer: ${named(names)}`)}`);
  const rest = lines.length - LINES;
  if (rest <= 1) return lines;
  return [...lines.slice(0, LINES), paint('dim', `  and ${rest} lines more: --report writes all of them`)];
}
