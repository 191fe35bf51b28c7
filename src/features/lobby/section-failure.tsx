import { texts } from '../../i18n/texts.ts';
import { Failure } from '../../ui/failure.tsx';

export function SectionFailure({ onRetry }: { onRetry: () => unknown }) {
  const { home } = texts();
  return <Failure title={home.failed()} text={home.failedText()} onRetry={onRetry} />;
}

export const sectionFailure = (onRetry: () => void) => <SectionFailure onRetry={onRetry} />;
