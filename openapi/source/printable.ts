/**
 * Characters that steer a terminal, change the direction of a text or hide in it: controls but the line feed and the tab, marks of
 * direction, zero width, line separators, halves of pairs.
 */
const STEERING = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]|\p{Cs}/gu;

const escapeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The one place that makes foreign text safe to print. The escapes are those of JSON, so JSON stays the same. */
export function printable(text: string): string {
  return text.replaceAll(STEERING, (sign) => (sign === '\n' || sign === '\t' ? sign : escapeOf(sign)));
}

/** For a text that must not look like lines of its own. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n');
}
