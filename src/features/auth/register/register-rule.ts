import * as v from 'valibot';
import { numberRule, passwordRule } from '../account-rules.ts';

const agentCodeRule = /^[A-Za-z0-9]{4}$/;

/** True for a code an agent can have: four letters or digits (spec point 5). */
export const isAgentCode = (code: string) => agentCodeRule.test(code);

/** What step 1 asks for (SES-06); problems are keys of texts under `register`. */
export function registerRule(phonePrefix: string) {
  return v.pipe(
    v.object({
      username: numberRule(phonePrefix),
      password: passwordRule,
      hasAgentCode: v.boolean(),
      agentCode: v.string(),
      hasAccepted: v.pipe(
        v.boolean(),
        v.check((isAccepted) => isAccepted, 'termsError'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['hasAgentCode'], ['agentCode']],
        ({ hasAgentCode, agentCode }) => !hasAgentCode || isAgentCode(agentCode),
        'agentCodeError',
      ),
      ['agentCode'],
    ),
  );
}

export type RegisterEntry = v.InferInput<ReturnType<typeof registerRule>>;
