import { Link } from '@tanstack/react-router';
import { texts } from '../i18n/texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { NoticeState } from '../ui/notice-state.tsx';

export type ComingScreenName = keyof ReturnType<typeof texts>['coming']['screens'];

/** For a screen that is not built yet: says so, and leads on. */
export function ComingScreen({ name }: { name: ComingScreenName }) {
  const { coming } = texts();
  return (
    <>
      <h1 className="px-32 pt-32 font-bold text-xl">{coming.screens[name]()}</h1>
      <NoticeState icon="clock" title={coming.label()} text={coming.text()}>
        <Link to="/" className={buttonLook({ tone: 'quiet' })}>
          {coming.backToGames()}
        </Link>
      </NoticeState>
    </>
  );
}
