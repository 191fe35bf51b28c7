import { texts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Leads from a step of a popup to the one before (spec point 4). */
export function BackArrow({ onBack, isDisabled }: { onBack: () => void; isDisabled: boolean }) {
  return (
    <IconButton
      icon="back"
      label={texts().common.back()}
      onClick={onBack}
      disabled={isDisabled}
      className="-ml-24 disabled:opacity-45"
    />
  );
}
