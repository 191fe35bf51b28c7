import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../../tests/support/fake-storage.ts';
import { type App, emptyApp } from '../../../lib/app.ts';
import { registrationOrigin } from './registration-origin.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

afterEach(() => vi.unstubAllGlobals());

test('APP-08 campaign, channel, shared packet and inviter travel with the registration', () => {
  vi.stubGlobal('localStorage', fakeStorage({ cid: 'c1', channel: 'tv', shared: 'env-9', localFrom: 'u-7' }));
  expect(registrationOrigin(app)).toEqual({
    cid: 'c1',
    channel: 'tv',
    envelopeId: 'env-9',
    inviteUserId: 'u-7',
  });
});

test('APP-08 what is not there, and what the contract would refuse, stays behind', () => {
  vi.stubGlobal('localStorage', fakeStorage({ cid: '', channel: 'x'.repeat(61), shared: 'x'.repeat(64) }));
  expect(registrationOrigin(app)).toEqual({ envelopeId: 'x'.repeat(64) });
});
