import type { App } from '../lib/app.ts';
import { readDevice, removeDevice, writeDevice } from '../lib/device-storage.ts';
import { combineCleanups, listen } from '../lib/listen.ts';
import { appStore } from '../lib/store.ts';

interface Owner {
  /** Stays the same while one player logs in again and again, until a logout. */
  id: string;
  /** See `accountMark`; undefined until a login or the server names the account. */
  account?: string;
}

/** Device key `owner`: whose the token is. Written before the token, because other tabs follow the token. */
interface StoredSession {
  token: string;
  /** Of one login: a rotation keeps it. */
  login: string;
  owner: Owner;
}

interface SessionState {
  session: StoredSession | undefined;
  /** The first player of this page. It never has another one: see `isPageOver`. */
  owner: Owner | undefined;
  /** Grows with every login and logout: an answer to a call of another epoch cannot change this session. */
  epoch: number;
  /** The session of another owner has begun. This page shows a guest's screens, sends nothing and loads again. */
  isPageOver: boolean;
}

/** A page starts as a guest's, because hydration must match the painted one; `restoreSession` follows. */
const useSessionStore = appStore<SessionState>(() => ({
  session: undefined,
  owner: undefined,
  epoch: 0,
  isPageOver: false,
}));

export const stateOf = (app: App) => useSessionStore.of(app).getState();

/** A token without its own entry, of an earlier release for example, belongs to an owner of its own. */
export function readSession(app: App): StoredSession | undefined {
  const token = readDevice(app, 'token');
  if (!token) return undefined;
  try {
    const stored: StoredSession = JSON.parse(String(readDevice(app, 'owner')));
    if (stored.token === token && stored.login && stored.owner.id) return stored;
  } catch {
    // The entry is missing or broken.
  }
  return { token, login: token, owner: { id: token } };
}

/** A change of token removes these keys (spec point 4; NET-09). */
export const OF_TOKEN = ['shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn'] as const;

export function writeSession(app: App, session: StoredSession): void {
  writeDevice(app, 'owner', JSON.stringify(session));
  if (session.token === readDevice(app, 'token')) return;
  removeDevice(app, ...OF_TOKEN);
  writeDevice(app, 'token', session.token);
}

/** False when another tab has begun or ended a session, and this page has not heard of it yet. */
export const isOnDevice = (app: App, session: StoredSession | undefined) =>
  readSession(app)?.login === session?.login;

/** Makes the device's session this page's, unless it is another owner's (SES-15). */
export function adopt(app: App, next: StoredSession | undefined): void {
  const { session, owner, epoch, isPageOver } = stateOf(app);
  if (isPageOver) return;
  if (next && owner && next.owner.id !== owner.id)
    useSessionStore.of(app).setState({ session: undefined, epoch: epoch + 1, isPageOver: true });
  else
    useSessionStore.of(app).setState({
      session: next,
      owner: next?.owner ?? owner,
      epoch: next?.login === session?.login ? epoch : epoch + 1,
    });
}

export const follow = (app: App) => adopt(app, readSession(app));

/** Restores the session that the device stores (SES-13). */
export function restoreSession(app: App): void {
  const session = readSession(app);
  if (session) useSessionStore.of(app).setState({ session, owner: session.owner });
}

export function rotateToken(app: App, token: string): void {
  const { session } = stateOf(app);
  if (!session || !isOnDevice(app, session)) return;
  writeSession(app, { ...session, token });
  adopt(app, { ...session, token });
}

export function onSessionChange(app: App, listener: (isLogin: boolean) => void): () => void {
  return useSessionStore.of(app).subscribe((now, before) => {
    if (Boolean(now.session) !== Boolean(before.session) || now.epoch !== before.epoch)
      listener(Boolean(now.session));
  });
}

/** A page that comes back from the browser's memory has heard of no other tab meanwhile. */
export const followOtherTabs = (app: App) =>
  combineCleanups(
    listen('storage', ({ key }) => (key === 'token' || key === null) && follow(app)),
    listen('pageshow', ({ persisted }) => persisted && follow(app)),
  );

export const currentToken = (app: App) => stateOf(app).session?.token ?? null;
export const currentEpoch = (app: App) => stateOf(app).epoch;
export const isLoggedIn = (app: App) => stateOf(app).session !== undefined;
export const isPageOver = (app: App) => stateOf(app).isPageOver;
/** The same for every login of one player until a logout. */
export const sessionOwner = (app: App) => stateOf(app).session?.owner.id;

export function useIsLogin(): boolean {
  return useSessionStore((state) => state.session !== undefined);
}
