import { expect, test } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { emptyApp, notifySession } from '../lib/app.ts';
import { beginSession, endSession } from './begin-session.ts';
import { pageDraft } from './page-draft.ts';
import { restoreSession } from './session-store.ts';

interface Form {
  text: string;
  choice: string | undefined;
  texts: Record<string, string>;
}
const empty: Form = { text: '', choice: undefined, texts: {} };
const typed: Form = { text: 'a', choice: 'b', texts: { c: 'd' } };
const draft = pageDraft('form', empty);
const app = freshApp();

/** The same tab after its page has loaded again. */
function loadedAgain() {
  const page = emptyApp(app.ports);
  restoreSession(page);
  return page;
}

test('SES-15 what is typed stays while the page loads again, beside another form, and goes with its player', () => {
  beginSession(app, 'tk_1');
  draft.remember(app, typed);
  pageDraft('other', { text: '' }).remember(app, { text: 'e' });
  expect(draft.read(loadedAgain())).toEqual(typed);
  const owner = app.ports.localStorage.getItem('owner') ?? '';
  app.ports.localStorage.setItem('owner', owner.replace(/"id":"[^"]*"/, '"id":"another"'));
  expect(draft.read(loadedAgain())).toEqual(empty);
  app.ports.localStorage.setItem('owner', owner);
  endSession(app);
  notifySession(app, false);
  expect(draft.read(app)).toEqual(empty);
  app.ports.localStorage.setItem('token', 'tk_1');
  app.ports.localStorage.setItem('owner', owner);
  expect(draft.read(loadedAgain())).toEqual(empty);
});
