import { clsx } from 'clsx';
import { toMiddle } from './to-middle.ts';
import { useTapped } from './use-tapped.ts';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** `chips` are a row that scrolls; `segments` share the width of one bar, and scroll where large text needs more. */
  look?: 'chips' | 'segments';
}

const BAR = {
  // Positioned, so that text for screen readers scrolls with the rest and does not widen the page.
  chips: 'no-scrollbar fade-ends relative -mx-24 flex min-w-0 gap-12 overflow-x-auto px-24 py-6',
  segments: 'no-scrollbar relative flex min-w-0 overflow-x-auto rounded-full bg-surface p-6',
};

const PART = {
  chips: 'shrink-0 border border-edge px-28 has-checked:border-text',
  segments: 'flex-1 justify-center px-14 py-10 text-center leading-tight',
};

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, name, options, chosen, onChoose, look = 'chips' } = props;
  const [shown, onTap] = useTapped(chosen);
  return (
    <fieldset className={BAR[look]}>
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, text }) => (
        <label
          key={value}
          // Not in the frame of a tap, because it measures the layout.
          ref={value === chosen ? toMiddle : undefined}
          className={clsx(
            'press relative flex min-h-72 cursor-pointer items-center rounded-full font-semibold text-muted text-sm',
            'has-focus-visible:outline-2 has-focus-visible:outline-gold has-checked:bg-text has-checked:text-ground',
            PART[look],
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === shown}
            onChange={() => {
              onTap(value);
              onChoose(value);
            }}
            className="sr-only"
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
