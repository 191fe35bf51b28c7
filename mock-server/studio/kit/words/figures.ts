/** The server and the tests use these functions too, so they need no page. */
export function fill(text: string, places: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
}

const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const hundredthsAtMost = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The format of all languages: `25,000.00`. */
export const money = (major: number): string => hundredths.format(major);

/** `4,000`: stakes are whole in every market. */
export const whole = (major: number): string => hundredthsAtMost.format(major);

/** `+1,500`, `-1,000`. */
export const signed = (major: number): string => `${major > 0 ? '+' : ''}${whole(major)}`;

/** Of a part, 0 to 1: `94.7%`. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** Multiplier in hundredths: `2.30x`. */
export function times(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}x`;
}

/** Without trailing zeros: `1.4x`, `1000x`. */
export const plainTimes = (hundredths: number): string => `${+(hundredths / 100).toFixed(2)}x`;

/** For a chip or a button: `1.5K`. */
export function short(major: number): string {
  if (major < 1000) return String(Math.round(major));
  return major < 1_000_000 ? `${+(major / 1000).toFixed(1)}K` : `${+(major / 1e6).toFixed(2)}M`;
}
