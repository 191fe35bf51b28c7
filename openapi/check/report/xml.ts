const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For content and attributes of XML and HTML. It removes the control characters that XML 1.0 forbids. */
export function escaped(text: string): string {
  return (
    text
      .replaceAll(/[&<>"']/g, (sign) => named[sign] ?? sign)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '�')
  );
}
