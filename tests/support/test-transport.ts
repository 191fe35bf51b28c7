import type { TransportPorts } from '../../src/api/transport.ts';

/** What calls of the app need, for a test without a whole app: a guest whose calls go to MSW. */
export const testTransport = (own: Partial<TransportPorts> = {}): TransportPorts => ({
  fetch: (input, init) => fetch(input, init),
  mayShow: () => Promise.resolve(),
  report: () => undefined,
  answerTimes: {},
  hosts: { main: 'http://main.test', gateway: 'http://gateway.test', resource: '', game: '', socket: '' },
  lang: () => 'ks',
  token: () => null,
  sessionEpoch: () => 1,
  onToken: () => undefined,
  onLoginNeeded: () => undefined,
  onUnauthorized: () => undefined,
  ...own,
});

/** All five hosts at one place. */
export const hostsAt = (host: string): TransportPorts['hosts'] => ({
  main: host,
  gateway: host,
  resource: host,
  game: host,
  socket: host,
});
