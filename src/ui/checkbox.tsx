import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export function Checkbox(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative grid size-52 shrink-0 place-items-center">
      <input
        {...input}
        type="checkbox"
        className="peer size-52 appearance-none rounded-sm border border-edge bg-raised transition-colors checked:border-action checked:bg-action aria-invalid:border-bad"
      />
      <Icon
        name="check"
        className="pointer-events-none absolute size-36 opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
