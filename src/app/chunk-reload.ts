const MARK = 'reloadedFor';

/** True for a script that could not be loaded: after a release the old file names are gone. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|error loading dynamically|preload css/i.test(error.message)
  );
}

/**
 * Reloads the page for the new release, once per page address: a file that is gone for good must not reload for ever
 * (APP-11).
 * @returns whether it reloads
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    const here = location.href;
    if (sessionStorage.getItem(MARK) === here) {
      sessionStorage.removeItem(MARK);
      return false;
    }
    sessionStorage.setItem(MARK, here);
  } catch {
    // Nowhere to remember the first time: better no reload than one that never ends.
    return false;
  }
  reload();
  return true;
}
