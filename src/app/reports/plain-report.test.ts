import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMessage, plainProblem } from './plain-report.ts';

test('SHP-03 a report names error, message and places, without values', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'list')");
  error.stack = `TypeError: secret 912345678
    at Mn (https://play.example.com/assets/index-Ab1_c.js:1:2345)
    at https://play.example.com/assets/me-9.js?token=abc:12:7
    at https://other.example/x.js`;
  expect(plainProblem({ what: 'A part of the page threw.', error })).toEqual({
    kind: 'error',
    what: 'A part of the page threw. TypeError: Cannot read properties of undefined (reading …)',
    stack: ['/assets/index-Ab1_c.js:1:2345', '/assets/me-9.js:12:7'],
  });
});

test('SHP-03 React names its errors by a number, which stays, and nothing behind it does', () => {
  const message =
    'Minified React error #520; visit https://react.dev/errors/520?args[]=Pedro for the full message';
  expect(plainMessage(message)).toBe('Minified React error #520');
});

test('SHP-03 a quoted text that a browser has cut is left out to the end', () => {
  expect(plainMessage('Unexpected token in JSON: "Me llamo Pe')).toBe('Unexpected token in JSON: …');
});

test('SHP-03 a broken contract is a path and a place; a stopped script its rule and an origin', () => {
  expect(plainProblem({ what: '/game/list broke the contract at data.list.3.cover' })).toEqual({
    kind: 'contract',
    what: '/game/list broke the contract at data.list.3.cover',
  });
  const stopped = {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://evil.example/x.js?phone=912345678',
  };
  expect(plainProblem(stopped as SecurityPolicyViolationEvent)).toEqual({
    kind: 'policy',
    what: 'script-src-elem https://evil.example',
  });
});

test('SHP-03 NET-15 whatever a message quotes, no phone number, token, amount, address or free text is in the report', () => {
  const phone = fc.stringMatching(/^\+?\d{9,12}$/);
  const token = fc.stringMatching(/^[A-Za-z_-]{30,60}$/);
  const amount = fc.integer({ min: 10, max: 99_999_999 }).map((value) => `$${value.toLocaleString('en')}.00`);
  const typed = fc.stringMatching(/^[a-zñ]{4,12}( [a-zñ]{4,12}){0,4}$/).map((words) => `"${words}"`);
  const address = fc.stringMatching(/^[a-z]{4,8}$/).map((name) => `https://a.cl/?n=${name}`);
  const secret = fc.oneof(phone, token, amount, typed, address);
  fc.assert(
    fc.property(fc.array(secret, { minLength: 1, maxLength: 4 }), (secrets) => {
      const text = plainMessage(`Unexpected value ${secrets.join(' beside ')} in answer`);
      for (const value of secrets) expect(text).not.toContain(value.replaceAll('"', ''));
      expect(text).not.toMatch(/\d/);
      expect(text).toContain('Unexpected value');
    }),
    { numRuns: 500, examples: [[['912345678', '"hola mundo"']]] },
  );
});
