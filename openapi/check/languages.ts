import type { Broken } from './laws/answer-laws.ts';

const WORDS = {
  ks: /\b(el|los|las|una?|del|con|que|tu|tus|para|por|está|más|sin|ya|al|en|de|la|se|te|su|es|son|hay|fue)\b|[áéíóúñ¿¡]/i,
  en: /\b(the|your|you|with|and|for|is|are|of|not|please|there|this|it|to|too|at)\b/i,
} as const;
type Lang = keyof typeof WORDS;

export const isIn = (lang: Lang, text: string) =>
  WORDS[lang].test(text) && !WORDS[lang === 'ks' ? 'en' : 'ks'].test(text);

/** A message that is in the other language. */
export function messageLanguage(lang: string | undefined, message: unknown): Broken[] {
  const requested: Lang = lang === 'en' ? 'en' : 'ks';
  const isOther = typeof message === 'string' && isIn(requested === 'ks' ? 'en' : 'ks', message);
  return isOther ? [[`message in ${requested}`, 'is in the other language']] : [];
}
