import { texts } from '../../i18n/texts.ts';
import { Failure } from '../../ui/failure.tsx';

/** In the place of packets that could not be loaded. */
export function LuckyFailure({ onRetry }: { onRetry: () => unknown }) {
  const { lucky } = texts();
  return <Failure title={lucky.failedTitle()} text={lucky.failedText()} onRetry={onRetry} />;
}
