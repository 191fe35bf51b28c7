import { part } from '../lib/app.ts';
/**
 * Lets the back button close what is above the page. Every open layer has one entry of the browser's history with
 * the page's own address; going back takes the entry and closes the layer. A popup of several steps has one for each
 * step, added by the tap that leads there: Chrome passes over entries that a page adds without one.
 *
 * It shares the history with the page's router and depends on none:
 * - the number of layers is in the entry's state beside the router's own state;
 * - a step between entries of one page is hidden from other listeners, for them nothing happened;
 * - a page that is opened from a layer takes the layer's entry, so that going back finds no dead entry;
 * - a page that takes another's place does so in all entries of its layers: whatever step is under way, the address is
 *   the one that was asked for last, and it is the page on screen.
 */
export interface Layer {
  onBack: () => void;
}

const DEPTH = 'openLayers';
/** A step the browser refuses to make gives no event; then the entries are counted again. */
const STEP_TIMEOUT_MS = 1_000;
/** It passes in parts: while the page is too busy to hear of a step that was made, only one of them does. */
const TIMEOUT_PARTS = 10;

/** What an entry shows, whichever layer it is for. `id`: with the key in the router's state, so no two are the same. */
interface Page {
  id: string;
  href: string;
  state: object;
}

/**
 * A step of our own that is under way. `back` takes out entries of closed layers; it is `turning` once a page was opened
 * meanwhile, which the step leaves, and a step `forward` of the same length follows. `to`: id of the page it ends at.
 */
interface Step {
  kind: 'back' | 'turning' | 'forward';
  delta: number;
  to: string;
  timer: number;
}

type Entry = Parameters<History['pushState']>;
type Writers = Pick<History, 'pushState' | 'replaceState'>;

/** The layers of one page, and the steps of its history they are under way in. */
function createLayers(history: History, location: Location) {
  const open: Layer[] = [];
  /** The page the router shows. */
  let page: Page;
  /** What took the place of a page, by the page's id: the entries of layers below and ahead still show the old one. */
  const successors = new Map<string, Page>();
  let isInstalled = false;
  let isScheduled = false;
  let step: Step | undefined;
  /** Changes the router asked for while it is not known on which entry they would land; made when the step has ended. */
  let queue: (() => void)[] = [];

  let waiting: (() => void)[] = [];

  function depthHere(): number {
    const depth: unknown = history.state?.[DEPTH];
    return typeof depth === 'number' ? depth : 0;
  }

  function pageHere(): Page {
    const state = { ...history.state, [DEPTH]: undefined };
    return { id: location.href + JSON.stringify(state), href: location.href, state };
  }

  function takeStep(kind: Step['kind'], delta: number): void {
    step = { kind, delta, to: page.id, timer: 0 };
    waitFor(step, TIMEOUT_PARTS);
    history.go(delta);
  }

  function waitFor(begun: Step, parts: number): void {
    begun.timer = window.setTimeout(
      () => (parts > 1 ? waitFor(begun, parts - 1) : endStep()),
      STEP_TIMEOUT_MS / TIMEOUT_PARTS,
    );
  }

  function endStep(): void {
    step = undefined;
    const changes = queue;
    queue = [];
    for (const change of changes) change();
    schedule();
  }

  /** Makes the history have as many entries as there are layers. */
  function reconcile(): void {
    isScheduled = false;
    if (step) return;
    const depth = depthHere();
    if (depth > open.length) takeStep('back', open.length - depth);
    for (let next = depth + 1; next <= open.length; next += 1) {
      // Past the router's own pushState, which would take the entry for a navigation.
      History.prototype.pushState.call(history, { ...history.state, [DEPTH]: next }, '', location.href);
    }
    if (step) return;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  }

  /** In a task of its own: a layer that takes another's place, or a navigation that closes it, comes first. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(reconcile);
  }

  /** Writes the newest page into an entry that still shows one it took the place of. */
  function renewEntry(): void {
    let newest: Page | undefined;
    for (let next = successors.get(pageHere().id); next; next = successors.get(next.id)) newest = next;
    if (!newest) return;
    History.prototype.replaceState.call(history, { ...newest.state, [DEPTH]: depthHere() }, '', newest.href);
  }

  function onStep(event: PopStateEvent): void {
    renewEntry();
    const here = pageHere();
    const own = step?.to === here.id ? step : undefined;
    if (own || here.id === page.id) event.stopImmediatePropagation();
    clearTimeout(step?.timer);
    step = undefined;
    if (own?.kind === 'turning') takeStep('forward', -own.delta);
    else if (own) endStep();
    else {
      // The player's own step, which may have overtaken ours.
      queue = [];
      page = here;
      for (const layer of open.slice(depthHere()).reverse()) layer.onBack();
      schedule();
    }
  }

  /** A page that is opened, or that takes the place of the one on screen. */
  function changePage(isNew: boolean, [state, unused, url]: Entry, writers: Writers): void {
    if (step && step.kind !== 'back') {
      // The router knows of it by then.
      queue.push(() => changePage(isNew, [state, unused, url], History.prototype));
      return;
    }
    const before = page;
    const depth = depthHere();
    if (isNew && depth === 0) writers.pushState.call(history, state, unused, url);
    else writers.replaceState.call(history, isNew ? state : { ...state, [DEPTH]: depth }, unused, url);
    page = pageHere();
    if (isNew) {
      if (step) step.kind = 'turning';
    } else {
      successors.delete(page.id);
      if (before.id !== page.id && 'key' in before.state) successors.set(before.id, page);
      if (step) step.to = page.id;
    }
    schedule();
  }

  function install(): void {
    isInstalled = true;
    page = pageHere();
    const writers: Writers = { pushState: history.pushState, replaceState: history.replaceState };
    history.pushState = (...entry) => changePage(true, entry, writers);
    history.replaceState = (...entry) => changePage(false, entry, writers);
    // In the place that the start of the app keeps before the router's listener: browsers call those of the window in
    // the order of their registration, capturing or not.
    window.onpopstate = onStep;
  }

  /**
   * @param below the layer it belongs right above, for a step of a popup that may have another popup above it by now
   * @returns closes the layer again and takes its entry out of the history
   */
  function openLayer(layer: Layer, below?: Layer): () => void {
    if (!isInstalled) install();
    open.splice(below ? open.indexOf(below) + 1 : open.length, 0, layer);
    schedule();
    return () => {
      open.splice(open.indexOf(layer), 1);
      schedule();
    };
  }

  /** True for the layer above all others, the one that Escape closes. */
  function isTopLayer(layer: Layer): boolean {
    return open.at(-1) === layer;
  }

  /** True while anything is above the page: a dialog, a drawer, a sheet. */
  function hasOpenLayer(): boolean {
    return open.length > 0;
  }

  /** Loads a page, which a step that is still under way would cancel: once the layers that closed have left the history. */
  function onceSettled(load: () => void): void {
    waiting.push(load);
    schedule();
  }

  return { openLayer, isTopLayer, hasOpenLayer, onceSettled };
}

/** The layers above the page. */
export const layers = part(({ ports }) => createLayers(ports.history, ports.location));
