import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

const EYE =
  'M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z';
const EYE_OFF =
  'M4 4l16 16M9.2 6.4A10 10 0 0 1 12 6c4 0 7.4 2 9.5 6a13 13 0 0 1-2.6 3.3M6 7.8A13 13 0 0 0 2.5 12c2.1 4 5.5 6 9.5 6 1.5 0 2.9-.3 4.1-.8M9.9 9.9a2.9 2.9 0 0 0 4.1 4.1';

export function PasswordField(field: Omit<TextFieldProps, 'suffix' | 'type'>) {
  const { account } = texts().auth;
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isRevealed ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={
            <LineIcon className="size-44">
              <path d={isRevealed ? EYE_OFF : EYE} />
            </LineIcon>
          }
          label={isRevealed ? account.hidePassword() : account.revealPassword()}
          onClick={() => setRevealed(!isRevealed)}
          className="text-muted"
        />
      }
    />
  );
}
