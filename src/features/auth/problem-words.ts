import { texts } from '../../i18n/texts.ts';
import type { FlowProblem } from './flow-problem.ts';

/** What a problem says to the player: the server's own words where it gave any and was reached. */
export function problemWords({ kind, message }: FlowProblem): string {
  const { problem } = texts().profile;
  switch (kind) {
    case 'refused':
      return message || problem.refused();
    case 'limited':
      return message || problem.limited();
    case 'signed-out':
      return message || problem.signedOut();
    case 'no-session':
      return texts().auth.login.noSession();
    case 'failed':
      return message || problem.failed();
    case 'lost':
      return problem.lost();
  }
}
