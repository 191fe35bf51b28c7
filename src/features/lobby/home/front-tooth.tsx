import { Link } from '@tanstack/react-router';
import type { Category } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Skeletons } from '../../../ui/loading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { lazySectionFailure } from '../lazy-section-failure.tsx';
import { functionCategories, useCategories } from '../lobby-queries.ts';

const MAX_TILES = 3;
/** The number of columns depends on the width, not on the tiles parsed so far, so that a late tile moves no other. */
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(6em,1fr))] gap-16 px-24';
const GRID_OF_TWO = 'grid grid-cols-2 gap-16 px-24';

export function FrontToothSkeleton() {
  return (
    <div className={GRID}>
      <Skeletons count={MAX_TILES} className="h-180" />
    </div>
  );
}

/** LOB-02. */
export function FrontTooth() {
  return (
    <QueryView query={useCategories()} loading={<FrontToothSkeleton />} failed={lazySectionFailure}>
      {(categories) => <Tiles tiles={functionCategories(categories).slice(0, MAX_TILES)} />}
    </QueryView>
  );
}

function Tiles({ tiles }: { tiles: readonly Category[] }) {
  const { home } = texts();
  return (
    <nav aria-label={home.tiles()}>
      <ul className={tiles.length < MAX_TILES ? GRID_OF_TWO : GRID}>
        {tiles.map((category) => (
          <li key={category.id}>
            <Link
              to="/allgame/{-$categorie}"
              params={{ categorie: category.id }}
              className="press relative flex h-full min-h-180 items-end overflow-hidden rounded-md"
            >
              <Picture
                src={category.cover}
                width={342}
                height={220}
                eager="normal"
                className="absolute inset-0 size-full"
              />
              <span className="relative w-full fade-up px-16 pt-40 pb-12 font-bold text-base leading-tight">
                {category.localName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
