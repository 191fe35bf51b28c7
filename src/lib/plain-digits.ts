/** Full-width, Arabic and Persian digits are digits: their last four bits are their value. */
export const plainDigits = (text: string): string =>
  text.replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Numbers drop all other characters (spec point 5). Amounts do not: 1.5 is not 15 (DEP-09). */
export const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '');
