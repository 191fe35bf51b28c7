import { useLuckyMoneyGuide } from '../../../api/generated/lucky-money/lucky-money.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StepFrame } from '../../../ui/step-frame.tsx';
import { WayHome } from '../way-home.tsx';
import { PacketForm } from './packet-form.tsx';
import { useCreate } from './use-create.ts';

function FormSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts().lucky.loading()}</span>
      <Skeleton className="mt-40 h-104" />
      <Skeleton className="mt-60 h-88" />
      <Skeleton className="mt-60 h-104" />
      <Skeleton className="mt-60 h-96" />
      <Skeleton className="mt-40 h-220" />
    </div>
  );
}

/** Sending a packet, from the form to the packet itself (RED-01). */
export function CreateScreen() {
  const { lucky, common } = texts();
  const { create: words } = lucky;
  const guide = useLuckyMoneyGuide({}, { query: { meta: { isQuiet: true } } });
  const balance = useBalance();
  const { flow, submit, retry, change } = useCreate();

  if (flow.step === 'checking') {
    return (
      <StepFrame
        icon="busy"
        title={words.checkingTitle()}
        text={words.checkingText()}
        amount={formatMinor(flow.intent.amount)}
        currency={balance?.currencyAlias}
      />
    );
  }
  if (flow.step === 'not-sent') {
    return (
      <StepFrame
        icon="alert"
        title={words.notSentTitle()}
        text={words.notSentText()}
        amount={formatMinor(flow.intent.amount)}
        currency={balance?.currencyAlias}
      >
        <div className="mt-40 grid gap-20">
          <Button size="large" onClick={retry}>
            {words.again()}
          </Button>
          <Button tone="ghost" onClick={change}>
            {words.change()}
          </Button>
        </div>
      </StepFrame>
    );
  }
  if (guide.isError && !guide.data) {
    return (
      <NoticeState icon="alert" title={lucky.failedTitle()} text={lucky.failedText()}>
        <Button onClick={() => void guide.refetch()}>{common.retry()}</Button>
      </NoticeState>
    );
  }
  const isReady = guide.data && (flow.step === 'choosing' || flow.step === 'sending');
  return (
    <>
      <WayHome />
      <h1 className="font-bold text-xl">{words.title()}</h1>
      <p className="mt-8 text-base text-muted">{words.text()}</p>
      {isReady && guide.data ? (
        <PacketForm
          rules={guide.data}
          balance={balance}
          refusal={flow.step === 'choosing' ? flow.refusal : undefined}
          isSending={flow.step === 'sending'}
          onSubmit={submit}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
