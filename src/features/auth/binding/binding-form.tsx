import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CallError } from '../../../api/call-error.ts';
import { captchaSms } from '../../../api/generated/captcha-sms.ts';
import type { BindPhoneRequest } from '../../../api/generated/contract.schemas.ts';
import { userBindPhone } from '../../../api/generated/user-bind-phone.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { clockText } from '../../../lib/clock-text.ts';
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
import { problemIn, problemText, useFormCall } from '../flow-problem.ts';
import { FlowNote } from '../form-parts.tsx';
import { PhoneField, writtenNumber } from '../phone-field.tsx';
import { waitingLook } from '../sms/send-code-button.tsx';
import { forgetCode, sendCode, useSecondsLeft, useSmsWait } from '../sms/sms-wait.ts';

const ALREADY_BOUND = 'already-bound';

/** Binds a phone (SES-11). @param onBound not called when the form was closed before */
export function useBinding(onBound: () => void) {
  const app = useApp();
  const country = currentCountry(app);
  const owner = usePlayer()?.username;
  const [kept, moveTo] = useCodeStep('binding');
  const sent = kept?.owner === owner ? kept : undefined;
  /** An answer was lost, and that call may have bound the phone. */
  const [mayBeBound, setMayBeBound] = useState(sent?.mayBeBound ?? false);
  // The earlier call, whose answer was lost, has bound the phone.
  const orIsBound = (failure: unknown) => {
    if (!(mayBeBound && failure instanceof CallError && failure.code === ALREADY_BOUND)) throw failure;
    return true;
  };
  const request = useFormCall(
    (phoneNumber: string) =>
      sendCode(app, 'bind', phoneNumber, false, () => captchaSms({ country, phoneNumber })).then(
        () => false,
        orIsBound,
      ),
    (isBound) => !isBound,
  );
  const confirmation = useFormCall((body: BindPhoneRequest) =>
    userBindPhone(body).then(() => true, orIsBound),
  );
  const keep = (number: string, mayBeBound: boolean) =>
    owner !== undefined && number !== '' && moveTo({ flow: 'binding', owner, number, mayBeBound });

  return {
    codeFor: sent?.number ?? '',
    isRequesting: request.isUnderWay,
    isConfirming: confirmation.isBusy || request.data === true,
    problem: request.problem ?? confirmation.problem,
    onEdited() {
      request.onEdited();
      confirmation.onEdited();
    },
    send(number: string) {
      confirmation.leave();
      request.run(number, { onSuccess: (isBound) => (isBound ? onBound() : keep(number, mayBeBound)) });
    },
    confirm(username: string, verificationCode: string) {
      request.leave();
      keep(sent?.number ?? '', true);
      confirmation.run(
        { username, verificationCode },
        {
          onSuccess() {
            forgetCode(app, 'bind', username);
            onBound();
          },
          onError({ isUnknown }) {
            setMayBeBound(mayBeBound || isUnknown);
            keep(sent?.number ?? '', mayBeBound || isUnknown);
          },
        },
      );
    },
  };
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

export const bindingDraft = pageDraft('binding', '');

function BindingForm({ onBound, onLogIn }: { onBound: () => void; onLogIn: () => void }) {
  const app = useApp();
  const { binding: words, code: codeWords, problem: problems } = texts().profile;
  const { phonePrefix } = currentMarket(app);
  const { codeFor, isRequesting, isConfirming, problem, ...flow } = useBinding(onBound);
  const [number, setNumber] = useState(() => codeFor || bindingDraft.read(app));
  const [code, setCode] = useState('');
  const [wasLeft, setLeft] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLDivElement>(null);
  const isPhoneValid = v.is(numberRule(phonePrefix), number);
  const wait = useSmsWait('bind', number);
  const hasCode = (codeFor === number && number !== '') || Boolean(wait?.isSent);

  const { place, errorAt } = problemIn(problem, hasCode ? ['phone', 'code'] : ['phone']);
  const button = bindingButton({
    isPhoneValid,
    codeLength: hasCode ? code.length : 0,
    secondsLeft: useSecondsLeft(wait),
    isRequestingCode: isRequesting,
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
    flow.confirm(number, typed);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (button.state === 4) confirm(code);
    else if (button.state === 2 && button.isEnabled) flow.send(number);
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
          flow.onEdited();
        }}
        onBlur={() => setLeft(true)}
        autoComplete="tel-national"
        enterKeyHint="send"
        readOnly={isRequesting || isConfirming}
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
            flow.onEdited();
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
        isBusy={button.state === 5 || isRequesting}
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
