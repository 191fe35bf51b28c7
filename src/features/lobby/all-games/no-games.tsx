import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import type { ListFilter } from './list-filter.ts';

interface NoGamesProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

export function NoGames({ filter, onFilter }: NoGamesProps) {
  const { games, home } = texts();
  if (!filter.only && (filter.tag !== undefined || filter.provider !== undefined)) {
    return (
      <NoticeState icon="alert" title={games.noneLeft.title()} text={games.noneLeft.text()}>
        <Button tone="quiet" onClick={() => onFilter({})}>
          {games.clearFilters()}
        </Button>
      </NoticeState>
    );
  }
  const { icon, title, text } = {
    favourites: { icon: 'heart', ...games.noFavourites } as const,
    recent: { icon: 'clock', ...games.noRecent } as const,
    category: { icon: 'clock', title: home.emptyCategory, text: home.emptyCategoryText } as const,
  }[filter.only ?? 'category'];
  return (
    <NoticeState icon={icon} title={title()} text={text()}>
      <Link
        to="/allgame/{-$categorie}"
        params={{ categorie: undefined }}
        replace
        className={buttonLook({ tone: 'quiet' })}
      >
        {games.seeAll()}
      </Link>
    </NoticeState>
  );
}
