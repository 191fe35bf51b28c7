import { brand } from '../config/brand.ts';

/** The document's title for this screen (APP-14). React puts it before the title in the HTML. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>;
}
