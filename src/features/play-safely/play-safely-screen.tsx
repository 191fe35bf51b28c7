import { texts } from '../../i18n/texts.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { usePlayLimits } from '../../session/play-limits/use-play-limits.ts';
import { useIsLogin } from '../../session/session-store.ts';
import { usePlayer } from '../../session/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { CalmScene } from './calm-scene.tsx';
import { DepositLimits } from './deposit-limits.tsx';
import { Exclusion } from './exclusion.tsx';
import { HelpCard } from './help-card.tsx';
import { RealityChoice } from './reality-choice.tsx';
import { TimeOuts } from './time-outs.tsx';

function Tools() {
  const { safely, common } = texts();
  const view = usePlayLimits();
  const player = usePlayer();
  if (view.state === 'failed') {
    return (
      <NoticeState icon="alert" title={safely.failed()} text={safely.failedText()}>
        <Button onClick={view.retry}>{common.retry()}</Button>
      </NoticeState>
    );
  }
  if (view.state === 'loading' || !player) {
    return (
      <div role="status" className="flex flex-col gap-40">
        <span className="sr-only">{safely.loading()}</span>
        {['h-600', 'h-280', 'h-240', 'h-280'].map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: place holders that never move.
          <div key={place} className={`shimmer rounded-md ${height}`} />
        ))}
      </div>
    );
  }
  const part = { limits: view.limits, now: view.now, username: player.username };
  return (
    <>
      <DepositLimits {...part} currency={player.currencyAlias} />
      <TimeOuts {...part} />
      <RealityChoice {...part} />
      <Exclusion limits={part.limits} username={part.username} />
      <p className="px-8 text-center text-muted text-sm">{safely.kept()}</p>
    </>
  );
}

/** /playsafely: what a player sets to stay in control, and where to find help (PLR-02). */
export function PlaySafelyScreen() {
  const { safely, header, footer } = texts();
  const isLogin = useIsLogin();
  return (
    <div className="flex flex-col gap-48 px-24 pt-24 pb-48">
      <header>
        <CalmScene className="h-300 w-full rounded-lg" />
        <h1 className="px-8 pt-32 font-bold text-xl">{safely.title()}</h1>
        <p className="px-8 pt-8 text-base text-muted">{safely.lead()}</p>
        <p className="flex items-center gap-14 px-8 pt-20 font-semibold text-sm">
          <span className="grid size-[2.9em] shrink-0 place-items-center rounded-full border-2 border-action text-xs">
            {footer.age()}
          </span>
          {safely.adults()}
        </p>
      </header>
      {isLogin ? (
        <Tools />
      ) : (
        <NoticeState icon="person" title={safely.guest()} text={safely.guestText()}>
          <Button onClick={() => openPopup({ kind: 'LOGIN' })}>{header.login()}</Button>
        </NoticeState>
      )}
      <HelpCard />
    </div>
  );
}
