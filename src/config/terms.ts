/** The day from which the terms of locales/{ks,en}/legal apply. It is stored with each account that accepts them (SES-06). */
export const TERMS_VERSION = '2026-11-27';
