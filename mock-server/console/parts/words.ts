const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export const money = (major: number) => amount.format(major);
export const minorMoney = (minor: number) => amount.format(minor / 100);
export const clockTime = (at: string | number) => time.format(new Date(at));
export const dateTime = (at: string | number) => day.format(new Date(at));

const STEPS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

export function spanOf(ms: number): string {
  let left = Math.round(ms / 1000) * 1000;
  const parts: string[] = [];
  for (const [unit, size] of STEPS) {
    const whole = Math.floor(left / size);
    left -= whole * size;
    if (whole > 0 && parts.length < 2) parts.push(`${whole} ${unit}`);
  }
  return parts.join(' ') || '0 s';
}
