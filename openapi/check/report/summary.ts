import type { CheckResult } from '../run-check.ts';
import type { Expected } from '../seen.ts';

const NAMED = 6;
const LINES = 12;

export function named(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}

export function absentLine({
  absent,
  coverage,
}: Pick<CheckResult, 'absent' | 'coverage'>): string | undefined {
  if (absent.length === 0) return undefined;
  const gateway = coverage.calls.filter(({ path }) => path.includes('/v1'));
  const hint = gateway.every(({ path }) => absent.includes(path))
    ? ' (all calls of the gateway: is --gateway right?)'
    : '';
  return `Not there yet: ${absent.length} of ${coverage.count.calls} calls, each of their answers is a 404 or 501: ${named(absent)}${hint}`;
}

export function timesLine({ times, exchanges }: Pick<CheckResult, 'times' | 'exchanges'>): string {
  const all = exchanges.flatMap(({ status, ms }) => (status === undefined ? [] : [ms])).sort((a, b) => a - b);
  const at = (share: number) => all[Math.ceil(all.length * share) - 1] ?? 0;
  const slow = times.slice(0, 3).map(({ path, p50, p95, slowest }) => `${path} ${p50}/${p95}/${slowest}`);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms; ${slow.join(', ')}`;
}

export function unseenLines(
  unseen: readonly Expected[],
  paint: (style: 'dim', text: string) => string,
): string[] {
  const fields = new Map<string, string[]>();
  const reasons = new Map<string, string[]>();
  const add = (rows: Map<string, string[]>, key: string, name: string) =>
    rows.set(key, [...(rows.get(key) ?? []), name]);
  for (const { kind, name, reason = '' } of unseen) {
    const [path = '', field = ''] = name.split(' ');
    if (kind === 'field') add(fields, path, field);
    else add(reasons, `${kind} ${reason}`, name);
  }
  const whole = [...reasons].map(([key, names]) => {
    const [kind = '', ...words] = key.split(' ');
    const why = paint('dim', words.join(' '));
    const [only = ''] = names;
    return names.length === 1
      ? `  ${kind} ${only}  ${why}`
      : `  ${names.length} ${kind}s ${why}: ${names.join(', ')}`;
  });
  const inside = [...fields].map(
    ([path, names]) => `  ${path}  ${paint('dim', `in no answer: ${named(names)}`)}`,
  );
  const rest = inside.length - LINES;
  if (rest <= 1) return [...whole, ...inside];
  const more = paint('dim', `  and fields of ${rest} calls more: --report writes all of them`);
  return [...whole, ...inside.slice(0, LINES), more];
}
