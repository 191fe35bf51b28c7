import { brand } from '../config/brand.ts';

/** The document's title while a screen is shown (APP-14). React puts it before the one that the HTML brought. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>;
}
