import { texts } from '../../i18n/texts.ts';
import { Failure } from '../../ui/failure.tsx';

export function LuckyFailure({ onRetry }: { onRetry: () => void }) {
  const { lucky } = texts();
  return <Failure title={lucky.failedTitle()} text={lucky.failedText()} onRetry={onRetry} />;
}
