/** One button serves all steps (spec point 4, SES-11). */
export type BindingButton =
  | { state: 1; isEnabled: false }
  | { state: 2; isEnabled: boolean }
  | { state: 3; isEnabled: false; secondsLeft: number }
  | { state: 4; isEnabled: true }
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
