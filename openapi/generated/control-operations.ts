// Generated from openapi/control.yaml by `npm run generate`. Do not edit.

/** Every call of the test control protocol: where it is, its part, and its query parameters. */
export const controlOperations = [
  { operationId: 'listParts', method: 'GET', path: '/parts', part: 'discovery', query: [] },
  { operationId: 'listSms', method: 'GET', path: '/sms', part: 'sms', query: ['phone'] },
  { operationId: 'decideOrder', method: 'POST', path: '/orders/{id}', part: 'orders', query: [] },
  { operationId: 'getOrder', method: 'GET', path: '/orders/{id}', part: 'mock', query: [] },
  { operationId: 'listOrders', method: 'GET', path: '/orders', part: 'mock', query: [] },
  { operationId: 'decideWithdrawal', method: 'POST', path: '/withdrawals/{id}', part: 'withdrawals', query: [] },
  { operationId: 'getWithdrawal', method: 'GET', path: '/withdrawals/{id}', part: 'mock', query: [] },
  { operationId: 'listWithdrawals', method: 'GET', path: '/withdrawals', part: 'mock', query: [] },
  { operationId: 'playBets', method: 'POST', path: '/bets', part: 'bets', query: [] },
  { operationId: 'getClock', method: 'GET', path: '/clock', part: 'clock', query: [] },
  { operationId: 'advanceClock', method: 'POST', path: '/clock', part: 'clock', query: [] },
  { operationId: 'listPlayers', method: 'GET', path: '/players', part: 'players', query: ['phone'] },
  { operationId: 'makePlayer', method: 'POST', path: '/players', part: 'players', query: [] },
  { operationId: 'fillPlayer', method: 'POST', path: '/players/{id}', part: 'money', query: [] },
  { operationId: 'logInPlayer', method: 'POST', path: '/players/{id}/login', part: 'players', query: [] },
  { operationId: 'grantBonus', method: 'POST', path: '/bonus', part: 'money', query: [] },
  { operationId: 'reset', method: 'POST', path: '/reset', part: 'reset', query: [] },
  { operationId: 'listFaults', method: 'GET', path: '/faults', part: 'faults', query: [] },
  { operationId: 'setFault', method: 'POST', path: '/faults', part: 'faults', query: [] },
  { operationId: 'emitEvent', method: 'POST', path: '/emit', part: 'sockets', query: [] },
  { operationId: 'dropSockets', method: 'POST', path: '/socket', part: 'sockets', query: [] },
  { operationId: 'listAdsReports', method: 'GET', path: '/ads', part: 'ads', query: [] },
  { operationId: 'listWorlds', method: 'GET', path: '/worlds', part: 'mock', query: [] },
  { operationId: 'listScenarios', method: 'GET', path: '/scenarios', part: 'mock', query: [] },
  { operationId: 'runScenario', method: 'POST', path: '/scenarios', part: 'mock', query: [] },
  { operationId: 'takeSnapshot', method: 'GET', path: '/snapshot', part: 'mock', query: [] },
  { operationId: 'restoreSnapshot', method: 'POST', path: '/snapshot', part: 'mock', query: [] },
  { operationId: 'getLobby', method: 'GET', path: '/lobby', part: 'mock', query: [] },
  { operationId: 'setLobby', method: 'POST', path: '/lobby', part: 'mock', query: [] },
  { operationId: 'listTraffic', method: 'GET', path: '/traffic', part: 'mock', query: ['after', 'request'] },
  { operationId: 'clearTraffic', method: 'POST', path: '/traffic', part: 'mock', query: [] },
  { operationId: 'getRecording', method: 'GET', path: '/recording', part: 'mock', query: [] },
] as const;

export type ControlOperationId = (typeof controlOperations)[number]['operationId'];
