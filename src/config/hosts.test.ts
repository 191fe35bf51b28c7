import { describe, expect, test } from 'vitest';
import { readHosts } from './hosts.ts';

const complete = {
  VITE_MAIN_HOST: 'self',
  VITE_GATEWAY_HOST: 'https://gateway.example.com',
  VITE_RESOURCE_HOST: 'https://cdn.example.com',
  VITE_GAME_HOST: 'https://games.example.com:8443',
  VITE_SOCKET_HOST: 'http://localhost:4010',
};

describe('NET-02 hosts of the build', () => {
  test('NET-02 "self" is the page\'s own origin, anything else an origin', () => {
    expect(readHosts(complete)).toEqual({
      main: '',
      gateway: 'https://gateway.example.com',
      resource: 'https://cdn.example.com',
      game: 'https://games.example.com:8443',
      socket: 'http://localhost:4010',
    });
  });

  test.each(Object.keys(complete))('NET-02 names %s when it is missing', (name) => {
    expect(() => readHosts({ ...complete, [name]: undefined })).toThrow(`${name} is missing`);
  });

  test.each(['api.example.com', 'https://api.example.com/', 'ftp://api.example.com', 'javascript:alert(1)'])(
    'NET-02 refuses %s as a host, saying what to write',
    (value) => {
      expect(() => readHosts({ ...complete, VITE_MAIN_HOST: value })).toThrow(
        /VITE_MAIN_HOST is not an origin.*without a trailing slash/s,
      );
    },
  );
});
