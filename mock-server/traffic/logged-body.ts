import type { BrokenRule, LoggedBody } from './traffic-rows.ts';

/** Characters of a body that are kept; a page of the game list has some 8,000. */
const KEPT = 24_000;

/** Fields nobody should read over a shoulder: what opens an account, and where its money goes. */
const SECRET =
  /"(token|password|oldPassword|verificationCode|otpCode|account)"\s*:\s*"([^"\\]*(?:\\.[^"\\]*)*)"/g;

/** A body for the log: secrets masked before it is cut, so that no half of one is left. */
export function loggedBody(text: string, broken: readonly BrokenRule[] = []): LoggedBody {
  const masked = text.replace(SECRET, (_whole, name: string, value: string) =>
    value === '' ? `"${name}":""` : `"${name}":"•••"`,
  );
  return { text: masked.slice(0, KEPT), isCut: masked.length > KEPT, broken };
}
