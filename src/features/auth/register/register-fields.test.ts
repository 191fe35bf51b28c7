import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type RegisterEntry, registerRule } from './register-fields.ts';

const good: RegisterEntry = {
  username: '+56 9 1234 5678',
  password: 'Secreta1',
  hasAgentCode: false,
  agentCode: '',
  birthDate: '',
  hasAccepted: true,
};

function problemsOf(change: Partial<RegisterEntry>): [path: string | null, problem: string][] {
  const { issues = [] } = v.safeParse(registerRule('56'), { ...good, ...change });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

test.each<[string, Partial<RegisterEntry>, [string, string][]]>([
  ['all there', {}, []],
  ['an agent code', { hasAgentCode: true, agentCode: 'a7K2' }, []],
  ['half a code that is switched off', { agentCode: 'A7' }, []],
  ['an agent code of 3', { hasAgentCode: true, agentCode: 'A7K' }, [['agentCode', 'agentCodeError']]],
  ['an agent code of 5', { hasAgentCode: true, agentCode: 'A7K22' }, [['agentCode', 'agentCodeError']]],
  ['no agent code', { hasAgentCode: true, agentCode: '' }, [['agentCode', 'agentCodeError']]],
  ['an agent code with a sign', { hasAgentCode: true, agentCode: 'A7-2' }, [['agentCode', 'agentCodeError']]],
  ['8 digits', { username: '12345678' }, [['username', 'username-error']]],
  ['a short password', { password: '12345' }, [['password', 'password-error']]],
  ['terms not accepted', { hasAccepted: false }, [['hasAccepted', 'termsError']]],
  [
    'nothing right',
    { username: '', password: 'a b', hasAgentCode: true, agentCode: '1', hasAccepted: false },
    [
      ['username', 'username-error'],
      ['password', 'password-error'],
      ['hasAccepted', 'termsError'],
      ['agentCode', 'agentCodeError'],
    ],
  ],
])('SES-06 step 1 with %s', (_name, change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test('SES-06 gives the bare number', () => {
  expect(v.parse(registerRule('56'), good).username).toBe('912345678');
});
