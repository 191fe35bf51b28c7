import { Link } from '@tanstack/react-router';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import type { PlayBlock } from '../../session/play-limits/limit-rules.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import calmSea from './calm-sea.svg';
import { HelpLines } from './help-lines.tsx';

interface BlockedScreenProps {
  /** Null when the block could not be loaded. */
  block: PlayBlock | null;
  onRetry: (() => void) | undefined;
  onLeave: (() => void) | undefined;
}

/** Replaces a game or a deposit during a break: says why, until when, and what is possible (PLR-02). */
export function BlockedScreen({ block, onRetry, onLeave }: BlockedScreenProps) {
  const { safely, common } = texts();
  const back = onLeave && (
    <Button tone="ghost" onClick={onLeave}>
      {common.back()}
    </Button>
  );
  if (!block) {
    return (
      <NoticeState icon="shield" title={safely.failed()} text={safely.failedText()}>
        {onRetry && <Button onClick={onRetry}>{common.retry()}</Button>}
        {back}
      </NoticeState>
    );
  }
  const time = marketTime(new Date(block.until).toISOString());
  return (
    <section className="flex flex-col items-center px-32 pt-40 pb-56 text-center">
      <img src={calmSea} alt="" className="h-360 w-full rounded-lg object-cover object-bottom" />
      <h1 className="pt-40 font-bold text-xl">{safely.block[block.kind]()}</h1>
      <p className="max-w-600 pt-16 text-base">{safely.block[`${block.kind}Text`]({ time })}</p>
      <p className="max-w-600 pt-12 text-base text-muted">{safely.block.money()}</p>
      <div className="flex w-full flex-col gap-16 pt-40">
        <Link to="/withdraw" className={buttonLook({ size: 'large', wide: true })}>
          {safely.block.withdraw()}
        </Link>
        <Link to="/playsafely" className={buttonLook({ tone: 'quiet', size: 'large', wide: true })}>
          {safely.block.help()}
        </Link>
        {back}
      </div>
      <HelpLines className="w-full pt-40 text-left" />
    </section>
  );
}
