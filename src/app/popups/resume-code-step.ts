import type { AnyRouter } from '@tanstack/react-router';
import { getUserGetUserInfoQueryOptions } from '../../api/generated/user-get-user-info.ts';
import { queryClientOf } from '../../api/query-client.ts';
import type { App } from '../../lib/app.ts';
import { forgetTab } from '../../lib/device-storage.ts';
import { openPopup, replacePopup, usePopupStore } from '../../popups/popup-store.ts';
import { lostCodeStep } from '../../session/code-step.ts';
import { isLoggedIn } from '../../session/session-store.ts';

const present = (app: App): Promise<string | undefined> =>
  queryClientOf(app)
    .ensureQueryData(getUserGetUserInfoQueryOptions({}))
    .then(
      ({ username }) => username,
      () => undefined,
    );

async function openAgain(app: App): Promise<void> {
  const step = lostCodeStep(app);
  // A deposit is resumed from its address or its order.
  if (!step || step.flow === 'deposit') return;
  const isBinding = step.flow === 'binding';
  const isOwn = isBinding ? (await present(app)) === step.owner : !isLoggedIn(app);
  if (!isOwn) return forgetTab(app, 'codeStep');
  if (isBinding) return openPopup(app, { kind: 'BINDING_PHONE' });
  // A screen for players has opened the login where the step was open.
  const login = usePopupStore
    .of(app)
    .getState()
    .stack.find(({ kind }) => kind === 'LOGIN');
  if (step.flow === 'register') replacePopup(app, 'LOGIN', { ...login, kind: 'REGISTER' });
  else openPopup(app, { ...login, kind: 'RESET_PASSWORD' });
}

/** Opens the popup whose SMS code step was open when the page was lost (SES-14), once the screen below is ready. */
export function resumeCodeStep(app: App, router: AnyRouter): () => void {
  let stop: () => void = () => undefined;
  const run = () => {
    stop();
    void openAgain(app);
  };
  if (router.state.resolvedLocation) run();
  else stop = router.subscribe('onRendered', run);
  return () => stop();
}
