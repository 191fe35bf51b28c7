import { expect, test } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { fakeStorage } from '../../../../tests/support/fake-storage.ts';
import { registrationOrigin } from './use-register.ts';

const originOn = (stored: Record<string, string>) =>
  registrationOrigin(deviceApp({ localStorage: fakeStorage(stored) }));

test('APP-08 campaign, channel, shared packet and inviter travel with the registration', () => {
  expect(originOn({ cid: 'c1', channel: 'tv', shared: 'env-9', localFrom: 'u-7' })).toEqual({
    cid: 'c1',
    channel: 'tv',
    envelopeId: 'env-9',
    inviteUserId: 'u-7',
  });
});

test('APP-08 what is not there, and what the contract would refuse, stays behind', () => {
  const stored = { cid: '', channel: 'x'.repeat(61), shared: 'x'.repeat(64) };
  expect(originOn(stored)).toEqual({ envelopeId: 'x'.repeat(64) });
});
