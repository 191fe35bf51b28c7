import { appState } from '../lib/app.ts';

/**
 * The back button closes layers above the page. Every open layer has one history entry with the page's address, beside
 * the router's own state; a popup of several steps has one for each, added by the tap that leads there, because Chrome
 * skips others. A step between entries of one page is hidden from other listeners. A page that opens from a layer takes
 * the layer's entry, and one that replaces another does so in all entries of its layers. A layer is no state of the
 * router's location: each change of that matches routes, runs loaders, restores the scroll and cancels a navigation
 * under way.
 */
export interface Layer {
  onBack: () => void;
}

const DEPTH = 'openLayers';
/**
 * The browser refuses some steps without an event; then the entries are counted again. Longer than a step takes on an
 * overloaded device: a later one counts as the player's, and closes what was opened meanwhile.
 */
const STEP_TIMEOUT_MS = 5_000;
/** The timeout runs in parts: a busy page handles a step late, and loses only one part. */
const TIMEOUT_PARTS = 10;

/** The page of an entry, for all its layers. `id`: with the key in the router's state, so each is unique. */
interface Page {
  id: string;
  href: string;
  state: object;
}

/**
 * A step under way. `back` removes entries of closed layers; when a page opens meanwhile it becomes `turning`, and a
 * step `forward` of the same length follows. `to`: id of the page where it ends.
 */
interface Step {
  kind: 'back' | 'turning' | 'forward';
  delta: number;
  to: string;
  timer: number;
}

type Entry = Parameters<History['pushState']>;
type Writers = Pick<History, 'pushState' | 'replaceState'>;

function createLayers(history: History, location: Location) {
  const open: Layer[] = [];
  let page: Page;
  /** Pages that replaced others, whose layers' entries still show the replaced page, by its id. */
  const successors = new Map<string, Page>();
  let isInstalled = false;
  let isScheduled = false;
  let step: Step | undefined;
  /** Changes by the router during a step, made when the step has ended. */
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

  function reconcile(): void {
    isScheduled = false;
    if (step) return;
    const depth = depthHere();
    if (depth > open.length) takeStep('back', open.length - depth);
    for (let next = depth + 1; next <= open.length; next += 1) {
      // The router's own pushState would treat the entry as a navigation.
      History.prototype.pushState.call(history, { ...history.state, [DEPTH]: next }, '', location.href);
    }
    if (step) return;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  }

  /** A task of its own, because another layer or a navigation may follow in the same task. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(reconcile);
  }

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
      // The player's own step may have come before this file's step.
      queue = [];
      page = here;
      for (const layer of open.slice(depthHere()).reverse()) layer.onBack();
      schedule();
    }
  }

  function changePage(isNew: boolean, [state, unused, url]: Entry, writers: Writers): void {
    if (step && step.kind !== 'back') {
      // The router knows the page when the step has ended.
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
    // The start of the app reserved this place before the router's listener: browsers call the window's listeners in
    // the order of registration, capturing or not.
    window.onpopstate = onStep;
  }

  /** @param below the step under it, for a popup with another one above @returns closes the layer */
  function openLayer(layer: Layer, below?: Layer): () => void {
    if (!isInstalled) install();
    open.splice(below ? open.indexOf(below) + 1 : open.length, 0, layer);
    schedule();
    return () => {
      open.splice(open.indexOf(layer), 1);
      schedule();
    };
  }

  function isTopLayer(layer: Layer): boolean {
    return open.at(-1) === layer;
  }

  function hasOpenLayer(): boolean {
    return open.length > 0;
  }

  /** Loads a page after the closed layers have left the history: a step under way would cancel the load. */
  function onceSettled(load: () => void): void {
    waiting.push(load);
    schedule();
  }

  return { openLayer, isTopLayer, hasOpenLayer, onceSettled };
}

export const layers = appState(({ ports }) => createLayers(ports.history, ports.location));
