import { queryClientOf } from '../../api/query-client.ts';
import { texts } from '../../i18n/texts.ts';
import { answerTimes } from '../../lib/answer-times.ts';
import type { App } from '../../lib/app.ts';
import { readTab, writeTab } from '../../lib/device-storage.ts';
import { showToast } from '../../ui/toast-store.ts';
import { onceUntyped } from '../../ui/typed-fields.ts';
import { forgetRelease } from './forget-release.ts';

/** Time of the commit, in seconds since 1970. The development server has no release, and no page of it is too old. */
const releaseTime = () =>
  Number(
    document.querySelector<HTMLMetaElement>('meta[name=release]')?.dataset.time ?? Number.POSITIVE_INFINITY,
  );

/**
 * A page older than the server's `x-min-release` (SHP-09) says so, and loads itself past the worker when nothing is
 * typed; once for each time, because the server may have none that is newer.
 */
export function followMinRelease(app: App, reload: () => void = () => location.reload()): () => void {
  return queryClientOf(app)
    .getQueryCache()
    .subscribe(() => {
      const minRelease = answerTimes(app).last?.[0].get('x-min-release');
      if (!minRelease || !(Number(minRelease) > releaseTime())) return;
      if (readTab(app, 'minRelease') === minRelease || !writeTab(app, 'minRelease', minRelease)) return;
      showToast(app, 'info', texts().system.tooOld());
      onceUntyped(app, () => void forgetRelease([]).finally(reload));
    });
}
