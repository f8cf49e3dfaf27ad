const RELOADED_KEY = 'sahakorn.reloaded';

/** A second failure within this time is no stale page: it is told instead of reloading for ever. */
const RELOAD_PAUSE_MS = 60_000;

/**
 * Loads the code of a screen. After a new version was published the files of the open page are gone: then the
 * page is loaded anew, once. Rejects when that was just tried, or when there is no connection.
 */
export async function loadScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || !mayReload()) throw error;
    location.reload();
    return new Promise<never>(() => {}); // the page is on its way out
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    const now = Date.now();
    if (now - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    return false; // without storage nothing tells a first reload from a hundredth
  }
}
