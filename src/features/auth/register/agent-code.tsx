import { texts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { RegisterFormFields } from './register-fields.ts';

const AGENT_CODE_LENGTH = 4;

interface AgentCodeProps {
  form: RegisterFormFields;
  error: string | undefined;
  onEdited: () => void;
}

export function AgentCode({ form, error, onEdited }: AgentCodeProps) {
  const { register } = texts().profile;
  const isShown = form.watch('hasAgentCode');
  return (
    <div className="flex flex-col gap-16">
      <label className="press -my-8 flex min-h-88 items-center justify-between gap-20 text-base">
        <span>{register.hasAgentCode()}</span>
        <span className="relative h-56 w-100 shrink-0">
          <input
            type="checkbox"
            {...form.register('hasAgentCode', {
              onChange: () => {
                form.clearErrors('agentCode');
                onEdited();
              },
            })}
            className="peer size-full appearance-none rounded-full border border-edge bg-raised transition-colors checked:border-action checked:bg-action"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-8 left-8 size-40 rounded-full bg-muted transition-[translate,background-color] peer-checked:translate-x-44 peer-checked:bg-text"
          />
        </span>
      </label>
      {isShown && (
        <TextField
          {...form.register('agentCode', { onChange: onEdited })}
          label={register.agentCode()}
          error={error}
          maxLength={AGENT_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      )}
    </div>
  );
}
