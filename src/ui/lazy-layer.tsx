import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/texts.ts';
import { Boundary } from './boundary.tsx';

type Namespace = Parameters<typeof loadTexts>[0];
type Load<Props> = () => Promise<ComponentType<Props>>;

export function lazyWithTexts<Props>(
  load: Load<Props>,
  ...namespaces: Namespace[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [Loaded] = await Promise.all([load(), ...namespaces.map((name) => loadTexts(name))]);
    return { default: Loaded };
  });
}

/** A part that loads on demand. If its script is lost or it throws, only this part is missing (APP-11). */
export function optionalLayer<Props extends object>(load: Load<Props>, namespace: Namespace) {
  const Layer = lazyWithTexts(load, namespace) as ComponentType<Props>;
  return (props: Props) => (
    <Boundary isDecoration>
      <Suspense>
        <Layer {...props} />
      </Suspense>
    </Boundary>
  );
}
