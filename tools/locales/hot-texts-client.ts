// A file of its own, because the page of `npm run dev` loads it. It renders every component again by React's hook for
// developer tools, as the Refresh plugin does for components of an edited module. Components read `texts()` without a
// subscription, since a text never changes while a build runs: a store or a context for it would cost each text of the
// product something for the sake of this command. A new key on the root would lose what was typed (SHP-06).

interface Texts {
  [key: string]: Texts | string;
}

interface Fiber {
  tag: number;
  memoizedProps: object;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Renderer {
  overrideProps(fiber: Fiber, path: [], props: object): void;
}

interface Hook {
  inject(renderer: Renderer): unknown;
  onCommitFiberRoot(id: unknown, root: { current: Fiber }, ...more: unknown[]): void;
}

/** React's tags of function components. A component in `memo` needs a changed prop to render again. */
const IN_MEMO = 15;
const FUNCTIONS = [0, 11, IN_MEMO];

const renderers = new Map<unknown, Renderer>();
const roots = new Map<{ current: Fiber }, Renderer>();

function watchReact(hook: Hook): void {
  const { inject, onCommitFiberRoot } = hook;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    renderers.set(id, renderer);
    return id;
  };
  hook.onCommitFiberRoot = (id, root, ...more) => {
    const renderer = renderers.get(id);
    if (renderer) roots.set(root, renderer);
    onCommitFiberRoot.call(hook, id, root, ...more);
  };
}

function fibersBelow(fiber: Fiber | null, found: Fiber[] = []): Fiber[] {
  for (let next = fiber; next; next = next.sibling) {
    if (FUNCTIONS.includes(next.tag)) found.push(next);
    fibersBelow(next.child, found);
  }
  return found;
}

/** Renders all components again and keeps their state, because any of them may have called `texts()`. */
function renderAll(): void {
  for (const [root, renderer] of roots)
    for (const fiber of fibersBelow(root.current)) {
      renderer.overrideProps(fiber, [], { ...fiber.memoizedProps });
      if (fiber.tag === IN_MEMO) fiber.memoizedProps = { ...fiber.memoizedProps, isOutdated: true };
    }
}

function replaceIn(shown: Texts, next: Texts): void {
  for (const key of Object.keys(shown)) if (!(key in next)) delete shown[key];
  for (const [key, value] of Object.entries(next)) {
    const old = shown[key];
    if (typeof old === 'object' && typeof value === 'object') replaceIn(old, value);
    else shown[key] = value;
  }
}

/** Replaces texts inside the objects that the page already uses (SHP-06). */
export function replaceTexts(shown: Texts, next: Texts): void {
  replaceIn(shown, next);
  renderAll();
}

const hook: Hook | undefined = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
if (hook) watchReact(hook);
