/**
 * Lets the back button close what is above the page. Every open layer has one entry of the browser's history with
 * the page's own address; going back takes the entry and closes the layer. A popup of several steps has one for each
 * step, added by the tap that leads there: Chrome passes over entries that a page adds without one.
 *
 * It shares the history with the page's router and depends on none:
 * - the number of layers is in the entry's state beside the router's own state;
 * - a step between entries of one page is hidden from other listeners, for them nothing happened;
 * - a page that is opened from a layer takes the layer's entry, so that going back finds no dead entry.
 */
export interface Layer {
  onBack: () => void;
}

const DEPTH = 'openLayers';
/** A step the browser refuses to make gives no event; then the entries are counted again. */
const STEP_TIMEOUT_MS = 1_000;

const open: Layer[] = [];
/** The page the current entry shows: its address and the router's state. */
let page = '';
let isInstalled = false;
let isScheduled = false;
/** Set while a step of our own is under way; the event it ends with is ours alone. */
let step: { timer: number; thenForward: boolean } | undefined;

type PushArguments = Parameters<History['pushState']>;

function depthHere(): number {
  const depth: unknown = history.state?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
}

function pageHere(): string {
  return location.href + JSON.stringify({ ...history.state, [DEPTH]: undefined });
}

function takeStep(delta: number): void {
  const timer = window.setTimeout(() => {
    step = undefined;
    schedule();
  }, STEP_TIMEOUT_MS);
  step = { timer, thenForward: false };
  history.go(delta);
}

/** Makes the history have as many entries as there are layers. */
function reconcile(): void {
  isScheduled = false;
  if (step) return;
  const depth = depthHere();
  if (depth > open.length) takeStep(open.length - depth);
  for (let next = depth + 1; next <= open.length; next += 1) {
    // Past the router's own pushState, which would take the entry for a navigation.
    History.prototype.pushState.call(history, { ...history.state, [DEPTH]: next }, '', location.href);
  }
}

/** In a task of its own: a layer that takes another's place, or a navigation that closes it, comes first. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(reconcile);
}

function onStep(event: PopStateEvent): void {
  const isSamePage = pageHere() === page;
  page = pageHere();
  if (step || isSamePage) event.stopImmediatePropagation();
  if (step) {
    clearTimeout(step.timer);
    const { thenForward } = step;
    step = undefined;
    if (thenForward) takeStep(1);
    else schedule();
    return;
  }
  const depth = depthHere();
  for (const layer of open.slice(depth).reverse()) layer.onBack();
  schedule();
}

function install(): void {
  isInstalled = true;
  page = pageHere();
  const push = history.pushState;
  const replace = history.replaceState;
  const replacing = (...entry: PushArguments) => {
    replace.apply(history, entry);
    page = pageHere();
    schedule();
  };
  const pushing = (...entry: PushArguments) => {
    if (depthHere() === 0) {
      push.apply(history, entry);
      page = pageHere();
      return schedule();
    }
    replacing(...entry);
    // Our step back was on its way already and will leave the page that was just opened.
    if (step) step.thenForward = true;
  };
  history.pushState = pushing;
  history.replaceState = replacing;
  // Before the router's listener, which was there first.
  window.addEventListener('popstate', onStep, { capture: true });
}

/**
 * @param below the layer it belongs right above, for a step of a popup that may have another popup above it by now
 * @returns closes the layer again and takes its entry out of the history
 */
export function openLayer(layer: Layer, below?: Layer): () => void {
  if (!isInstalled) install();
  open.splice(below ? open.indexOf(below) + 1 : open.length, 0, layer);
  schedule();
  return () => {
    open.splice(open.indexOf(layer), 1);
    schedule();
  };
}

/** True for the layer above all others, the one that Escape closes. */
export function isTopLayer(layer: Layer): boolean {
  return open.at(-1) === layer;
}

/** True while anything is above the page: a dialog, a drawer, a sheet. */
export function hasOpenLayer(): boolean {
  return open.length > 0;
}
