import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

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
          icon={isRevealed ? 'eye-off' : 'eye'}
          label={isRevealed ? account.hidePassword() : account.revealPassword()}
          onClick={() => setRevealed(!isRevealed)}
          className="text-muted"
        />
      }
    />
  );
}
