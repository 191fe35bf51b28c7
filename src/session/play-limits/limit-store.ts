import { create } from 'zustand';
import { changeRecord, onRecordChanged, readRecord } from '../../lib/device-records.ts';
import { markOf } from '../../lib/intent-id.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { type LimitRecord, limitRecordFrom } from './limit-record.ts';
import { NO_LIMITS, type PlayLimits } from './limit-rules.ts';
import { askServerTime } from './server-clock.ts';

interface LimitState {
  /** Undefined until the device's record is read. */
  record: LimitRecord | undefined;
}

/**
 * Where limits are kept. The contract has no call for them, so it is this device, behind this one file: with calls,
 * the three functions below make them, and nothing else changes.
 */
export const useLimitStore = create<LimitState>(() => ({ record: undefined }));

const read = async () => useLimitStore.setState({ record: limitRecordFrom(await readRecord('playLimits')) });

let loading: Promise<void> | undefined;

/** Reads the device's record, once, and follows what other tabs change. Never rejects. */
export function loadLimits(): Promise<void> {
  loading ??= (async () => {
    onRecordChanged('playLimits', () => void read());
    await read();
  })();
  return loading;
}

/** The limits of a player; none for one who never set any. */
export function limitsOf(record: LimitRecord, username: string): PlayLimits {
  return record.players[markOf(username)] ?? NO_LIMITS;
}

/**
 * The time that limits are judged by: the server's, or until it answers the latest one this device has stored, so that
 * nothing ends too early.
 */
export const judgingTime = ({ seenAt }: LimitRecord): number => Math.max(serverNow() ?? 0, seenAt);

async function change(next: (record: LimitRecord) => LimitRecord): Promise<void> {
  const record = await changeRecord('playLimits', (kept) => next(limitRecordFrom(kept)));
  useLimitStore.setState({ record });
}

/** Asks the server for the time and stores it. Never rejects. */
export async function hearTime(): Promise<void> {
  const heard = await askServerTime().catch(() => undefined);
  if (heard !== undefined) await change((record) => ({ ...record, seenAt: Math.max(record.seenAt, heard) }));
}

/**
 * Changes the limits of a player by a rule, at the server's time.
 * @throws CallError when the server does not answer with its time: nothing starts by the phone's clock
 */
export async function changeLimits(
  username: string,
  rule: (limits: PlayLimits, now: number) => PlayLimits,
): Promise<void> {
  const heard = await askServerTime();
  await change((record) => {
    const seenAt = Math.max(record.seenAt, heard);
    const limits = rule(limitsOf(record, username), seenAt);
    return { players: { ...record.players, [markOf(username)]: limits }, seenAt };
  });
}
