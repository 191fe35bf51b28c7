import { useState } from 'react';
import { useLuckyMoneyDomain, useLuckyMoneyShare } from '../../../api/generated/lucky-money.ts';
import { texts } from '../../../i18n/texts.ts';
import { allOf } from '../../../lib/all-of.ts';
import { useApp } from '../../../lib/app.ts';
import { type DeviceKey, readDevice, writeDevice } from '../../../lib/device-storage.ts';
import { retryOf } from '../../../lib/read.ts';
import { Button } from '../../../ui/button.tsx';
import { copyShown } from '../../../ui/copy-button.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { showToast } from '../../../ui/toast-store.ts';

const isQuiet = { query: { meta: { isQuiet: true } } };
/** Shares by the phone's sheet, else by copying (RED-01); never a link outside the operator's domain. */
export function SharePacket({ envelopeId }: { envelopeId: string }) {
  const app = useApp();
  const { lucky } = texts();
  const { share: words } = lucky;
  // One key holds the packet last shared by its link, the other the one shared by the phone's share sheet (spec point
  // 3).
  const [isMade, setMade] = useState(
    () =>
      readDevice(app, 'clickShareIcon') === envelopeId || readDevice(app, 'clickInviteBtn') === envelopeId,
  );
  const noteShare = (key: DeviceKey & `click${string}`) => {
    writeDevice(app, key, envelopeId);
    setMade(true);
  };
  const share = useLuckyMoneyShare({ envelopeId }, isQuiet);
  const domain = useLuckyMoneyDomain({}, isQuiet);
  const both = allOf({ share, domain });
  const isForeign = both.data && new URL(both.data.share.url).origin !== both.data.domain.domain;
  const refetchBoth = () => void Promise.all([share.refetch(), domain.refetch()]);
  const onRetry = isForeign ? refetchBoth : retryOf(both);
  if (onRetry) return <RetryLine text={words.failed()} onRetry={onRetry} />;
  if (!both.data) return <Skeleton className="mt-28 h-280 w-full" />;

  const { url, text } = both.data.share;
  const onCopy = async (control: Element) => {
    if (!(await copyShown(app, url, control))) return;
    noteShare('clickShareIcon');
    showToast(app, 'success', words.copied());
  };
  const onShare = () => {
    // It rejects when the player cancels, which is no failure.
    void navigator.share({ url, text }).then(
      () => noteShare('clickInviteBtn'),
      () => undefined,
    );
  };
  const canShare = 'share' in navigator;
  return (
    <div className="mt-28 w-full rounded-lg bg-surface px-28 py-24 text-left">
      <h2 className="font-semibold text-md">{words.title()}</h2>
      <input
        readOnly
        value={url}
        aria-label={words.link()}
        onFocus={({ target }) => target.select()}
        className="mt-16 min-h-80 w-full min-w-0 truncate rounded-md border-2 border-edge bg-raised px-24 text-md outline-none focus:border-text"
      />
      <div className="mt-20 flex flex-wrap gap-16">
        {canShare && (
          <Button className="min-w-240 flex-1" onClick={onShare}>
            {words.go()}
          </Button>
        )}
        <Button
          tone={canShare ? 'quiet' : 'action'}
          className="min-w-240 flex-1"
          onClick={({ currentTarget }) => void onCopy(currentTarget)}
        >
          {words.copy()}
        </Button>
      </div>
      <p role="status" className="text-good text-sm not-empty:mt-20">
        {isMade && words.made()}
      </p>
      <p className="mt-20 break-words text-muted text-xs">
        {words.safe({ domain: both.data.domain.domain })}
      </p>
    </div>
  );
}
