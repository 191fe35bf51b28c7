import { texts } from '../../../i18n/texts.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import type { ListFilter } from './list-filter.ts';

/** In the place of a list that only a player has. */
export function GuestsNeedLogin({ only }: { only: NonNullable<ListFilter['only']> }) {
  const { games, header } = texts();
  const words = only === 'favourites' ? games.guestFavourites : games.guestRecent;
  return (
    <NoticeState icon={only === 'favourites' ? 'heart' : 'clock'} title={words.title()} text={words.text()}>
      <Button onClick={() => openPopup({ kind: 'LOGIN' })}>{header.login()}</Button>
    </NoticeState>
  );
}
