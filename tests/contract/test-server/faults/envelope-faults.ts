import { fieldOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import { envelope, putInAnswer } from './change.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export const envelopeFaults: readonly Fault[] = [
  ...planted('journey', {
    'walletBalance envelope': {
      'no envelope': putInAnswer('body', (body: unknown) => fieldOf(body, 'data')),
    },
    'luckyMoneyShare schema/pattern': {
      'a failure code of another form': { instead: () => envelope(200, false, { code: 'NOT_FOUND' }) },
    },
    'ping content-type': { 'another content type': putInAnswer('headers.content-type', 'text/plain') },
    'gameSports json': { 'JSON that breaks off': putInAnswer('body', '{"success": true, "da') },
    'gameCollect accepts-valid-input': { '201 for 200': putInAnswer('status', 201) },
    'noticeList accepts-valid-input': {
      'a redirect to a page': {
        instead: () => ({ ...envelope(302, false, null), headers: { ...JSON_TYPE, location: '/login' } }),
      },
    },
    'noticeList no-answer': { 'a connection that breaks': { instead: () => 'drop' } },
    'walletBalance header': { 'an empty token header': putInAnswer('headers.token', '') },
    'gameSports header': {
      'a wait that is no number': {
        instead: () => ({
          ...envelope(429, false, { code: 'busy' }),
          headers: { ...JSON_TYPE, 'retry-after': 'soon' },
        }),
      },
    },
  }),
];
