import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { OpenOrder } from '../deposit-calls.ts';
import { PlayLink } from './play-link.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';

interface WaitingStepProps {
  order: OpenOrder;
  /** Undefined when the method is no longer offered. */
  method: PaymentMethod | undefined;
  onContinue: () => void;
  onStartOver: () => void;
  onBackToGame: (() => void) | undefined;
}

/** The payment company has the order; the outcome comes by itself, wherever the player is. */
export function WaitingStep({ order, method, onContinue, onStartOver, onBackToGame }: WaitingStepProps) {
  const { waiting, transfer, receipt } = texts().deposit;
  const isTransfer = method?.flow === 'transfer';
  const title = isTransfer ? transfer.waiting() : waiting.title();
  const text = isTransfer ? transfer.waitingText() : waiting.text();
  return (
    <StepFrame icon="busy" title={title} text={text} order={order}>
      <StepActions>
        {method && method.flow !== 'otp' && (
          <Button tone="quiet" onClick={onContinue}>
            {method.flow === 'redirect' ? waiting.toBank() : waiting.showTransfer()}
          </Button>
        )}
        <PlayLink tone="quiet" onBackToGame={onBackToGame} />
        <Button tone="ghost" onClick={onStartOver}>
          {receipt.again()}
        </Button>
      </StepActions>
    </StepFrame>
  );
}
