import { printable } from '../../source/printable.ts';

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For content and attributes of XML and HTML. */
export function escaped(text: string): string {
  return printable(text).replaceAll(/[&<>"']/g, (sign) => named[sign] ?? sign);
}
