import { Button } from '../../ui/button.tsx';

interface LengthButtonsProps<Length extends string> {
  lengths: readonly Length[];
  nameOf: (length: Length) => string;
  isDisabled?: boolean;
  onChoose: (length: Length) => void;
}

/** For how long: each choice a button of its own, all of one height. */
export function LengthButtons<Length extends string>(props: LengthButtonsProps<Length>) {
  const { lengths, nameOf, isDisabled, onChoose } = props;
  return (
    <ul className="flex flex-wrap gap-12">
      {lengths.map((length) => (
        <li key={length} className="min-w-0 flex-1">
          <Button
            tone="quiet"
            wide
            disabled={isDisabled}
            className="h-full px-12! leading-tight"
            onClick={() => onChoose(length)}
          >
            {nameOf(length)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
