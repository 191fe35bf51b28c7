import { expect, test } from 'vitest';
import { type BindingInput, bindingButton } from './binding-form.tsx';

const empty: BindingInput = {
  isPhoneValid: false,
  codeLength: 0,
  secondsLeft: 0,
  isRequestingCode: false,
  isConfirming: false,
};
const valid: BindingInput = { ...empty, isPhoneValid: true };

test.each<[string, BindingInput, ReturnType<typeof bindingButton>]>([
  ['no number', empty, { state: 1, isEnabled: false }],
  ['a code but no number', { ...empty, codeLength: 6 }, { state: 1, isEnabled: false }],
  ['a wait but no number', { ...empty, secondsLeft: 30 }, { state: 1, isEnabled: false }],
  ['a number', valid, { state: 2, isEnabled: true }],
  [
    'a number, and a code being asked for',
    { ...valid, isRequestingCode: true },
    { state: 2, isEnabled: false },
  ],
  ['a number and half a code, after the wait', { ...valid, codeLength: 5 }, { state: 2, isEnabled: true }],
  ['a code just sent', { ...valid, secondsLeft: 60 }, { state: 3, isEnabled: false, secondsLeft: 60 }],
  [
    'half a code',
    { ...valid, secondsLeft: 1, codeLength: 5 },
    { state: 3, isEnabled: false, secondsLeft: 1 },
  ],
  [
    'a whole code within the wait',
    { ...valid, secondsLeft: 30, codeLength: 6 },
    { state: 4, isEnabled: true },
  ],
  ['a whole code after the wait', { ...valid, codeLength: 6 }, { state: 4, isEnabled: true }],
  ['confirming', { ...valid, codeLength: 6, isConfirming: true }, { state: 5, isEnabled: false }],
  [
    'confirming within the wait',
    { ...valid, secondsLeft: 9, codeLength: 6, isConfirming: true },
    { state: 5, isEnabled: false },
  ],
])('SES-11 the button with %s', (_name, form, button) => {
  expect(bindingButton(form)).toEqual(button);
});
