import { texts } from '../../../i18n/texts.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextLink } from '../text-link.tsx';

interface ResendCodeProps {
  secondsLeft: number;
  isResending: boolean;
  isSentAgain: boolean;
  onResend: () => void;
}

/** The time left, then the link that sends another code (SES-07). Screen readers announce only the end of the wait. */
export function ResendCode({ secondsLeft, isResending, isSentAgain, onResend }: ResendCodeProps) {
  const { profile, common } = texts();
  const { code } = profile;
  const isOver = secondsLeft === 0 && !isResending;
  return (
    <div className="flex min-h-88 flex-col justify-center text-muted text-sm">
      <p role="status">
        {isSentAgain && <span>{code.sentAgain()}</span>}
        {isOver && <span className="sr-only">{code.mayAsk()}</span>}
      </p>
      {isResending && (
        <p className="flex items-center gap-12">
          <Spinner />
          <span className="sr-only">{common.loading()}</span>
        </p>
      )}
      {secondsLeft > 0 && !isResending && (
        <p className="tabular">{code.wait({ time: clockText(secondsLeft) })}</p>
      )}
      {isOver && (
        <TextLink onClick={onResend} className="-mx-8 self-start">
          {code.again()}
        </TextLink>
      )}
    </div>
  );
}
