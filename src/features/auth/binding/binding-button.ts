/** What the one button of the binding form does (spec point 4, SES-11). */
export type BindingButton =
  /** 1: the number is not complete. */
  | { state: 1; isEnabled: false }
  /** 2: sends a code. */
  | { state: 2; isEnabled: boolean }
  /** 3: counts down to the next code. */
  | { state: 3; isEnabled: false; secondsLeft: number }
  /** 4: confirms the code. */
  | { state: 4; isEnabled: true }
  /** 5: the code is on its way to the server. */
  | { state: 5; isEnabled: false };

export interface BindingForm {
  isPhoneValid: boolean;
  codeLength: number;
  secondsLeft: number;
  isAsking: boolean;
  isConfirming: boolean;
}

const CODE_LENGTH = 6;

export function bindingButton(form: BindingForm): BindingButton {
  const { isPhoneValid, codeLength, secondsLeft, isAsking, isConfirming } = form;
  if (isConfirming) return { state: 5, isEnabled: false };
  if (!isPhoneValid) return { state: 1, isEnabled: false };
  if (codeLength >= CODE_LENGTH) return { state: 4, isEnabled: true };
  if (secondsLeft > 0) return { state: 3, isEnabled: false, secondsLeft };
  return { state: 2, isEnabled: !isAsking };
}
