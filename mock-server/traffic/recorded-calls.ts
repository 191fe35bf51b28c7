import type { OperationId } from '@copihue/contract/operations';
import type { LoggedBody, TrafficRow } from './traffic-rows.ts';

/** A call and its answer as the log has them, secrets masked; `tests/support/recorded-calls.ts` answers with it. */
export interface RecordedCall {
  operationId: OperationId;
  path: string;
  lang: string;
  request: unknown;
  status: number;
  answer: unknown;
}

/** The calls of a world as a test fixture, oldest first. */
export interface Recording {
  calls: readonly RecordedCall[];
  /** Calls that a test cannot be given, each with the reason. */
  leftOut: readonly string[];
}

function reasonToLeaveOut({ isCut, broken }: LoggedBody, side: string): string | undefined {
  if (broken.length > 0) return `its ${side} breaks the contract`;
  return isCut ? `its ${side} is too long for the log` : undefined;
}

/** What the log has as a test fixture: every call of the contract that was answered, and kept the contract, in full. */
export function recordingOf(rows: readonly TrafficRow[]): Recording {
  const calls: RecordedCall[] = [];
  const leftOut: string[] = [];
  for (const row of rows) {
    if (row.kind !== 'call' || row.operationId === null) continue;
    const { operationId, path, lang, request, status, answer } = row;
    const reason =
      answer === null || status === null
        ? 'its connection was broken'
        : (reasonToLeaveOut(request, 'request') ?? reasonToLeaveOut(answer, 'answer'));
    if (answer === null || status === null || reason !== undefined) leftOut.push(`${path}: ${reason}`);
    else {
      const [sent, answered] = [request, answer].map(({ text }) => JSON.parse(text) as unknown);
      calls.push({ operationId, path, lang, request: sent, status, answer: answered });
    }
  }
  return { calls, leftOut };
}
