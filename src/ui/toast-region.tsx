import { clsx } from 'clsx';
import { texts } from '../i18n/texts.ts';
import { useApp } from '../lib/app.ts';
import { CaseCode } from './case-code.tsx';
import { Icon, type IconName } from './icon.tsx';
import { dismissToast, type ToastTone, useToastList } from './toast-store.ts';

const LOOK: Record<ToastTone, { icon: IconName; color: string }> = {
  info: { icon: 'bell', color: 'text-muted' },
  success: { icon: 'check', color: 'text-good' },
  failure: { icon: 'alert', color: 'text-bad' },
};

export function ToastRegion() {
  const app = useApp();
  const toasts = useToastList();
  return (
    <div
      role="status"
      aria-live="polite"
      className="toasts column pointer-events-none fixed inset-x-0 z-[3000] flex flex-col items-center gap-16 px-32"
    >
      {toasts.map(({ id, tone, text, code }) => (
        <button
          key={id}
          type="button"
          onClick={() => dismissToast(app, id)}
          className="toast pointer-events-auto flex max-w-full items-center gap-20 rounded-md border border-line bg-raised px-28 py-20 text-left text-base text-text lift"
        >
          <Icon name={LOOK[tone].icon} className={clsx('size-40 shrink-0', LOOK[tone].color)} />
          <span className="min-w-0 break-words">
            <span>{text}</span>
            {code && <CaseCode code={code} />}
          </span>
          <span className="sr-only">{texts().common.close()}</span>
        </button>
      ))}
    </div>
  );
}
