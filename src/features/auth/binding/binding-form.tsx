import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { captchaSms } from '../../../api/generated/captcha-sms.ts';
import { userBindPhone } from '../../../api/generated/user-bind-phone.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { useFlow } from '../../../lib/flow.ts';
import { shownMask } from '../../../lib/mask.ts';
import { useCodeStep } from '../../../session/code-step.ts';
import { currentCountry, currentMarket } from '../../../session/market.ts';
import { pageDraft } from '../../../session/page-draft.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { Button } from '../../../ui/button.tsx';
import { CODE_LENGTH, CodeField, useWebOtp } from '../../../ui/code-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { numberRule } from '../account-rules.ts';
import { problemIn, problemText, runCall } from '../flow-problem.ts';
import { FlowNote } from '../form-parts.tsx';
import { PhoneField, writtenNumber } from '../phone-field.tsx';
import { waitingLook } from '../sms/send-code-button.tsx';
import { forgetCode, isCodeWaiting, sendCode, useSecondsLeft, useSmsWait } from '../sms/sms-wait.ts';
import { backAt, codeStepIn, start, transition } from './binding-flow.ts';

/** Binds a phone (SES-11). @param onBound not called when the form was closed before */
export function useBinding(onBound: () => void) {
  const app = useApp();
  const country = currentCountry(app);
  const owner = usePlayer()?.username;
  const { kept, keep } = useCodeStep('binding');
  const own = kept?.owner === owner ? kept : undefined;
  const flow = useFlow(own ? backAt(own) : start, transition, (entered, dispatch) => {
    keep(owner === undefined ? undefined : codeStepIn(entered, owner));
    switch (entered.step) {
      case 'requesting': {
        const { number: phoneNumber } = entered;
        return runCall(
          app,
          () => sendCode(app, 'bind', phoneNumber, () => captchaSms({ country, phoneNumber })),
          () => ({ type: 'codeSent' }),
          (problem) =>
            isCodeWaiting(app, 'bind', phoneNumber) ? { type: 'codeSent' } : { type: 'codeNotSent', problem },
        ).then(dispatch);
      }
      case 'confirming': {
        const { number: username, code: verificationCode } = entered;
        return runCall(
          app,
          () => userBindPhone({ username, verificationCode }),
          () => {
            forgetCode(app, 'bind', username);
            return { type: 'bound' };
          },
          (problem) => ({ type: 'failed', problem }),
        ).then(dispatch);
      }
      case 'done':
        return onBound();
      default:
    }
  });
  return { ...flow, kept: own };
}

/** One button serves all steps (spec point 4, SES-11). */
type BindingButton =
  | { state: 1; isEnabled: false }
  | { state: 2; isEnabled: boolean }
  | { state: 3; isEnabled: false; secondsLeft: number }
  | { state: 4; isEnabled: true }
  | { state: 5; isEnabled: false };

export interface BindingInput {
  isPhoneValid: boolean;
  codeLength: number;
  secondsLeft: number;
  isRequestingCode: boolean;
  isConfirming: boolean;
}

export function bindingButton(form: BindingInput): BindingButton {
  const { isPhoneValid, codeLength, secondsLeft, isRequestingCode, isConfirming } = form;
  if (isConfirming) return { state: 5, isEnabled: false };
  if (!isPhoneValid) return { state: 1, isEnabled: false };
  if (codeLength >= CODE_LENGTH) return { state: 4, isEnabled: true };
  if (secondsLeft > 0) return { state: 3, isEnabled: false, secondsLeft };
  return { state: 2, isEnabled: !isRequestingCode };
}

export const bindingDraft = pageDraft('');

function BindingForm({ onBound, onLogIn }: { onBound: () => void; onLogIn: () => void }) {
  const app = useApp();
  const { binding: words, code: codeWords, problem: problems } = texts().profile;
  const { phonePrefix } = currentMarket(app);
  const { state, send, kept } = useBinding(onBound);
  const [number, setNumber] = useState(() => kept?.number ?? bindingDraft.read(app));
  const [code, setCode] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLDivElement>(null);
  const isPhoneValid = v.is(numberRule(phonePrefix), number);
  const wait = useSmsWait('bind', number);
  const hasCode =
    (state.step !== 'done' && state.codeFor === number && number !== '') || Boolean(wait?.isSent);
  const isConfirming = state.step === 'confirming' || state.step === 'done';

  const problem = 'problem' in state ? state.problem : undefined;
  const { place, errorAt } = problemIn(problem, hasCode ? ['phone', 'code'] : ['phone']);
  const button = bindingButton({
    isPhoneValid,
    codeLength: hasCode ? code.length : 0,
    secondsLeft: useSecondsLeft(wait),
    isRequestingCode: state.step === 'requesting',
    isConfirming,
  });

  const [seen, setSeen] = useState(problem);
  if (seen !== problem) {
    setSeen(problem);
    if (place === 'code') setCode('');
  }
  useEffect(() => {
    if (hasCode) codeField.current?.querySelector('input')?.focus();
  }, [hasCode]);
  useEffect(() => {
    if (place === 'code') codeField.current?.querySelector('input')?.focus();
    if (place === 'phone') numberField.current?.focus();
  }, [place]);

  const confirm = (typed: string) => {
    setCode(typed);
    send({ type: 'confirmTapped', number, code: typed });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (button.state === 4) confirm(code);
    else if (button.state === 2 && button.isEnabled) send({ type: 'sendTapped', number });
  };
  useWebOtp(hasCode && code === '' && !isConfirming, confirm);

  const label = {
    1: () => words.send(),
    2: () => words.send(),
    3: () => words.wait({ time: clockText('secondsLeft' in button ? button.secondsLeft : 0) }),
    4: () => words.confirm(),
    5: () => words.confirming(),
  }[button.state]();

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-28">
      <p className="text-base text-muted">{words.intro()}</p>
      <PhoneField
        ref={numberField}
        data-first
        value={number}
        onChange={({ target }) => {
          setNumber(target.value);
          bindingDraft.remember(app, target.value);
          setCode('');
          setLeft(false);
          send({ type: 'edited' });
        }}
        onBlur={() => setLeft(true)}
        autoComplete="tel-national"
        enterKeyHint="send"
        readOnly={state.step === 'requesting' || isConfirming}
        error={
          errorAt('phone') ??
          (wasLeft && number !== '' && !isPhoneValid ? problemText('username-error') : undefined)
        }
      />
      <p role="status" className="-my-14 text-muted text-sm">
        {hasCode && words.codeSent({ phone: writtenNumber(number, phonePrefix) })}
      </p>
      {hasCode && (
        <CodeField
          ref={codeField}
          words={codeWords}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            send({ type: 'edited' });
          }}
          onComplete={confirm}
          isBusy={isConfirming}
          error={errorAt('code')}
        />
      )}
      <FlowNote
        text={errorAt('note')}
        action={problem?.kind === 'signed-out' ? { label: problems.logIn(), run: onLogIn } : undefined}
      />
      <Button
        type="submit"
        size="large"
        wide
        {...(button.state === 3 && waitingLook)}
        disabled={!button.isEnabled}
        isBusy={button.state === 5 || state.step === 'requesting'}
        data-state={button.state}
      >
        {label}
      </Button>
    </form>
  );
}

interface BindingPopupProps extends PopupControl {
  onBound: () => void;
  onLogIn: () => void;
}

export function BindingPopup({ onBound, onLogIn, ...popup }: BindingPopupProps) {
  const app = useApp();
  const { common, profile: words } = texts();
  const player = usePlayer();
  // Read once: after the binding the form stays until the popup closes.
  const wasBound = useRef(player?.isPhoneBound);
  return (
    <Dialog {...popup} title={words.binding.title()}>
      {player?.isPhoneBound && wasBound.current !== false ? (
        <NoticeState
          icon="check"
          title={words.binding.already()}
          text={words.binding.alreadyText({
            phone: `+${currentMarket(app).phonePrefix} ${shownMask(player.phoneNumber)}`,
          })}
        >
          <Button onClick={popup.onClose}>{common.accept()}</Button>
        </NoticeState>
      ) : (
        <BindingForm onBound={onBound} onLogIn={onLogIn} />
      )}
    </Dialog>
  );
}
