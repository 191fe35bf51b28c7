import { CallError } from '../../../api/call-error.ts';
import type { App } from '../../../lib/app.ts';
import { noteCodeFailure, noteCodeSent, type SmsPurpose } from './sms-wait.ts';

/**
 * The server's wait is stored even when the form was closed meanwhile.
 * @throws CallError
 */
export async function sendCode(
  app: App,
  purpose: SmsPurpose,
  number: string,
  call: () => Promise<{ resendAfterSeconds?: number | undefined }>,
): Promise<void> {
  try {
    const { resendAfterSeconds } = await call();
    noteCodeSent(app, purpose, number, resendAfterSeconds);
  } catch (failure) {
    if (failure instanceof CallError) noteCodeFailure(app, purpose, number, failure);
    throw failure;
  }
}
