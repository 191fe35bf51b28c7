import type { TransportPorts } from '../../src/api/transport.ts';

/** The part of an app that calls need. The user is a guest, and the calls go to MSW. */
export const testTransport = (own: Partial<TransportPorts> = {}): TransportPorts => ({
  fetch: (input, init) => fetch(input, init),
  mayShow: () => Promise.resolve(),
  report: () => undefined,
  answerTimes: {},
  hosts: { main: 'http://main.test', gateway: 'http://gateway.test', resource: '', game: '', socket: '' },
  requestId: (_attempt, given = '7F3G2H-10') => given,
  lang: () => 'ks',
  token: () => null,
  isPageOver: () => false,
  sessionEpoch: () => 1,
  onToken: () => undefined,
  onLoginNeeded: () => undefined,
  onUnauthorized: () => undefined,
  ...own,
});

export const hostsAt = (host: string): TransportPorts['hosts'] => ({
  main: host,
  gateway: host,
  resource: host,
  game: host,
  socket: host,
});
