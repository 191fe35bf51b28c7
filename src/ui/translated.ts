const WORD = /\p{Ll}{3}/u;

/** For `translate`: a translator leaves an amount, a code and an account as they are, which have no word (APP-20). */
export const translated = (text: unknown) => (typeof text === 'string' && !WORD.test(text) ? 'no' : 'yes');
