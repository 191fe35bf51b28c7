import type { RegisterRequest } from '../../../api/generated/contract.schemas.ts';
import type { App } from '../../../lib/app.ts';
import { type DeviceKey, readDevice } from '../../../lib/device-storage.ts';

type Origin = Pick<RegisterRequest, 'cid' | 'channel' | 'envelopeId' | 'inviteUserId'>;

/** Key of the device, and the longest value the contract takes. */
const SOURCES: Readonly<Record<keyof Origin, readonly [DeviceKey, number]>> = {
  cid: ['cid', 120],
  channel: ['channel', 60],
  /** The red packet that was shared with the player. */
  envelopeId: ['shared', 64],
  /** No stored key is named after the inviter: who shared the link stands in `localFrom`. */
  inviteUserId: ['localFrom', 64],
};

/** Where the player came from, as far as the device knows (APP-08). What the contract would refuse stays behind. */
export function registrationOrigin(app: App): Origin {
  const origin: Origin = {};
  for (const name of Object.keys(SOURCES) as (keyof Origin)[]) {
    const [key, maxLength] = SOURCES[name];
    const value = readDevice(app, key);
    if (value && value.length <= maxLength) origin[name] = value;
  }
  return origin;
}
