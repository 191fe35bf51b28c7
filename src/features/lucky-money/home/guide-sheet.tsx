import { useQueryClient } from '@tanstack/react-query';
import type { LuckyGuide } from '../../../api/generated/contract.schemas.ts';
import { getLuckyMoneyGuideQueryKey, luckyMoneyFinishGuide } from '../../../api/generated/lucky-money.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import fillArt from './guide-fill.svg';
import openArt from './guide-open.svg';
import shareArt from './guide-share.svg';

interface GuideSheetProps {
  isOpen: boolean;
  rules: LuckyGuide;
  onClose: () => void;
}

/** Opens automatically on a player's first visit, then on demand. */
export function GuideSheet({ isOpen, rules, onClose }: GuideSheetProps) {
  const { lucky } = texts();
  const { guide } = lucky;
  const queryClient = useQueryClient();
  const currency = useBalance()?.currencyAlias ?? '';
  const { minShare, maxAmount, openHours, finished } = rules;

  const onDone = () => {
    onClose();
    if (finished) return;
    queryClient.setQueryData(getLuckyMoneyGuideQueryKey({}), { ...rules, finished: true });
    luckyMoneyFinishGuide({}).catch(() => undefined);
  };
  const steps = [
    [
      fillArt,
      guide.steps.fill.title(),
      guide.steps.fill.text({ min: formatAmount(minShare), max: formatAmount(maxAmount), currency }),
    ],
    [shareArt, guide.steps.share.title(), guide.steps.share.text()],
    [openArt, guide.steps.open.title(), guide.steps.open.text({ hours: openHours })],
  ] as const;

  return (
    <Dialog isOpen={isOpen} onClose={onDone} title={guide.title()}>
      <ol className="grid gap-24">
        {steps.map(([art, title, text]) => (
          <li key={art} className="flex items-center gap-28">
            <img src={art} alt="" className="size-136 shrink-0" />
            <div className="min-w-0 flex-1">
              <h3 className="font-semibold text-md">{title}</h3>
              <p className="mt-6 text-base text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button size="large" wide className="mt-32" onClick={onDone}>
        {guide.done()}
      </Button>
    </Dialog>
  );
}
