import { type App, appState } from '../../lib/app.ts';
import { deviceMark } from '../../lib/device-mark.ts';
import { changeRecord, onRecordChanged, readRecord } from '../../lib/device-records.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { appStore } from '../../lib/store.ts';
import { type LimitRecord, limitRecordFrom } from './limit-record.ts';
import { NO_LIMITS, type PlayLimits } from './limit-rules.ts';
import { fetchServerTime } from './server-clock.ts';

interface LimitState {
  record?: LimitRecord | undefined;
}

/** The contract has no call for limits, so this device stores them, in this file alone. */
export const useLimitStore = appStore<LimitState>(() => ({}));

const read = async (app: App) =>
  useLimitStore.of(app).setState({ record: limitRecordFrom(await readRecord(app, 'playLimits')) });

const reading = appState(async (app) => {
  onRecordChanged(app, 'playLimits', () => void read(app));
  await read(app);
});

/** Reads the device's record once, and follows the changes of other tabs. Never rejects. */
export function loadLimits(app: App): Promise<void> {
  return reading(app);
}

export const limitsOf = (record: LimitRecord | undefined, owner = ''): PlayLimits =>
  record?.players[owner] ?? NO_LIMITS;

/** The server's time, before its answer the latest stored one, so that nothing ends too early. */
export const knownTime = (app: App, { seenAt }: LimitRecord): number => Math.max(serverNow(app) ?? 0, seenAt);

async function change(app: App, next: (record: LimitRecord) => LimitRecord): Promise<void> {
  const record = await changeRecord(app, 'playLimits', (kept) => next(limitRecordFrom(kept)));
  useLimitStore.of(app).setState({ record });
}

export async function syncTime(app: App): Promise<void> {
  const serverTime = await fetchServerTime(app).catch(() => undefined);
  if (serverTime !== undefined)
    await change(app, (record) => ({ ...record, seenAt: Math.max(record.seenAt, serverTime) }));
}

/** Changes a player's limits. @throws CallError without the server's time: the phone's starts nothing */
export async function changeLimits(
  app: App,
  username: string,
  rule: (limits: PlayLimits, now: number) => PlayLimits,
): Promise<void> {
  const serverTime = await fetchServerTime(app);
  const owner = await deviceMark(app, username);
  await change(app, (record) => {
    const seenAt = Math.max(record.seenAt, serverTime);
    const limits = rule(limitsOf(record, owner), seenAt);
    return { players: { ...record.players, [owner]: limits }, seenAt };
  });
}
