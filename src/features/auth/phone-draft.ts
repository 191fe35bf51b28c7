/**
 * The number typed into the login form, kept while the page lives: closing the popup loses nothing. Never the
 * password, and never stored on the device.
 */
let username = '';

export const readLoginDraft = () => username;

export function keepLoginDraft(typed: string): void {
  username = typed;
}
