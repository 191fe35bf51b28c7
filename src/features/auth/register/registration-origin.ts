import type { RegisterRequest } from '../../../api/generated/contract.schemas.ts';
import type { App } from '../../../lib/app.ts';
import { type DeviceKey, readDevice } from '../../../lib/device-storage.ts';

type Origin = Pick<RegisterRequest, 'cid' | 'channel' | 'envelopeId' | 'inviteUserId'>;

const SOURCES: Readonly<Record<keyof Origin, readonly [DeviceKey, number]>> = {
  cid: ['cid', 120],
  channel: ['channel', 60],
  envelopeId: ['shared', 64],
  /** The user who shared the link. */
  inviteUserId: ['localFrom', 64],
};

/** Collects how the player came to the app (APP-08). Values that the contract would refuse are left out. */
export function registrationOrigin(app: App): Origin {
  const origin: Origin = {};
  for (const name of Object.keys(SOURCES) as (keyof Origin)[]) {
    const [key, maxLength] = SOURCES[name];
    const value = readDevice(app, key);
    if (value && value.length <= maxLength) origin[name] = value;
  }
  return origin;
}
