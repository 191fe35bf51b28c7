import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { useUiEvent } from '../../ui/use-ui-event.ts';

/** Over everything while something the whole page waits for is under way; unseen when that is quick. */
export function SystemLoading() {
  const { common } = texts();
  const [isOn, setOn] = useState(false);
  useUiEvent('show-system-loading', (wish) => setOn(wish.isOn));
  return isOn && <LoadingLayer label={common.loading()} />;
}
