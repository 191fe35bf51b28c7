import { useUserGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { texts } from '../../i18n/texts.ts';
import { allOf } from '../../lib/all-of.ts';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { openPopup } from '../../popups/popup-store.ts';
import {
  blockAt,
  type RealityMinutes,
  startTimeOut,
  type TimeOut,
} from '../../session/play-limits/limit-rules.ts';
import { usePlayLimits } from '../../session/play-limits/use-play-limits.ts';
import { useIsLogin } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Answers, Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { BlockState } from './block-state.tsx';
import calmSea from './calm-sea.svg';
import { DepositLimits } from './deposit-limits.tsx';
import { Exclusion } from './exclusion.tsx';
import { HelpLines } from './help-lines.tsx';
import { OpenMatters } from './open-matters.tsx';
import { LengthButtons, type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

const TIME_OUTS: readonly TimeOut[] = ['day', 'week', 'month'];

function TimeOuts({ limits, now, username }: PartProps) {
  const { safely } = texts();
  const words = safely.timeOut;
  const { change, isBusy } = useChangeLimits(username);
  const dialog = useOpened<TimeOut>();
  const block = blockAt(limits, now);
  const start = async (length: TimeOut) => {
    if (await change((all, at) => startTimeOut(all, length, at))) dialog.close();
  };
  return (
    <SafelyPart icon="pause" title={words.title()} text={words.text()}>
      {block?.kind === 'timeOut' && <BlockState block={block} />}
      <LengthButtons
        lengths={TIME_OUTS}
        nameOf={(length) => words.lasts[length]()}
        isDisabled={block?.kind === 'exclusion'}
        onChoose={dialog.open}
      />
      {dialog.value && (
        <Dialog title={words.ask({ length: words.lasts[dialog.value]() })} {...dialog.control}>
          <p className="text-base text-muted">{words.askText()}</p>
          <OpenMatters until={blockAt(startTimeOut(limits, dialog.value, now), now)?.until ?? now} />
          <Answers
            yes={words.start()}
            no={words.cancel()}
            isBusy={isBusy}
            onYes={() => dialog.value && void start(dialog.value)}
            onNo={dialog.close}
          />
        </Dialog>
      )}
    </SafelyPart>
  );
}

const ADVICE = ['talk', 'health', 'groups', 'kids'] as const;

function HelpCard() {
  const app = useApp();
  const { help } = texts().safely;
  return (
    <SafelyPart icon="heart" title={help.title()} text={help.signs()}>
      <HelpLines className="pb-28" />
      <ul className="flex list-disc flex-col gap-12 pl-32 text-base marker:text-action-text">
        {ADVICE.map((line) => (
          <li key={line}>{help[line]()}</li>
        ))}
      </ul>
      <Button
        tone="quiet"
        wide
        className="mt-28"
        data-part="chat"
        onClick={() => emitUi(app, 'show-chat', {})}
      >
        {help.chat()}
      </Button>
    </SafelyPart>
  );
}

type Choice = 'off' | `${RealityMinutes}`;
const MINUTES: readonly RealityMinutes[] = [15, 30, 60];

function RealityChoice({ limits, username }: PartProps) {
  const { reality } = texts().safely;
  const { change } = useChangeLimits(username);
  const options = [
    { value: 'off' as Choice, text: reality.off() },
    ...MINUTES.map((minutes) => ({ value: `${minutes}` as Choice, text: reality.every({ minutes }) })),
  ];
  const choose = (choice: Choice) => {
    const realityMinutes = MINUTES.find((minutes) => `${minutes}` === choice) ?? null;
    void change((all) => ({ ...all, realityMinutes }));
  };
  return (
    <SafelyPart icon="clock" title={reality.title()} text={reality.text()}>
      <ChoiceChips
        label={reality.title()}
        look="segments"
        name="reality"
        options={options}
        chosen={limits.realityMinutes === null ? 'off' : `${limits.realityMinutes}`}
        onChoose={choose}
      />
    </SafelyPart>
  );
}

const BLOCKS = ['h-600', 'h-280', 'h-240', 'h-280'];

function Tools() {
  const { safely } = texts();
  const limits = usePlayLimits();
  const player = useUserGetUserInfo({});
  return (
    <QueryView
      query={allOf({ limits, player })}
      loading={<Loading label={safely.loading()} blocks={BLOCKS} className="flex flex-col gap-40" />}
      failed={(onRetry) => <Failure title={safely.failed()} text={safely.failedText()} onRetry={onRetry} />}
    >
      {(all) => {
        const part = { ...all.limits, username: all.player.username };
        return (
          <>
            <DepositLimits {...part} currency={all.player.currencyAlias} />
            <TimeOuts {...part} />
            <RealityChoice {...part} />
            <Exclusion {...all.limits} player={all.player} />
            <p className="px-8 text-center text-muted text-sm">
              {all.player.exclusion ? safely.keptAccount() : safely.kept()}
            </p>
          </>
        );
      }}
    </QueryView>
  );
}

/** /playsafely: tools for staying in control, and where to find help (PLR-02). */
export function PlaySafelyScreen() {
  const app = useApp();
  const { safely, header, footer } = texts();
  const isLogin = useIsLogin();
  return (
    <div className="flex flex-col gap-48 px-24 pt-24 pb-48">
      <header>
        <img src={calmSea} alt="" className="h-300 w-full rounded-lg object-cover object-bottom" />
        <h1 className="px-8 pt-32 font-bold text-xl">{safely.title()}</h1>
        <p className="px-8 pt-8 text-base text-muted">{safely.lead()}</p>
        <p className="flex items-center gap-14 px-8 pt-20 font-semibold text-sm">
          <span className="grid size-[2.9em] shrink-0 place-items-center rounded-full border-2 border-action text-xs">
            {footer.age()}
          </span>
          <span>{safely.adults()}</span>
        </p>
      </header>
      {isLogin ? (
        <Tools />
      ) : (
        <NoticeState icon="person" title={safely.guest()} text={safely.guestText()}>
          <Button onClick={() => openPopup(app, { kind: 'LOGIN' })}>{header.login()}</Button>
        </NoticeState>
      )}
      <HelpCard />
    </div>
  );
}
