import { Link } from '@tanstack/react-router';
import { texts } from '../../i18n/texts.ts';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';

export function WayHome() {
  return (
    <Link
      to="/redenvelope"
      className="press -ml-8 mt-16 inline-flex min-h-64 items-center gap-8 pr-16 font-semibold text-muted text-sm"
    >
      <Icon name="back" className="size-32" />
      <span>{texts().lucky.home()}</span>
    </Link>
  );
}

export function LuckyFailure({ onRetry }: { onRetry: () => void }) {
  const { lucky } = texts();
  return <Failure title={lucky.failedTitle()} text={lucky.failedText()} onRetry={onRetry} />;
}
