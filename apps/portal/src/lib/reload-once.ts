const RELOADED_KEY = 'sahakorn.reloaded';

/** A second failure within this time is no stale page: reloading again would go on for ever. */
const RELOAD_PAUSE_MS = 60_000;

export function reloadOnce(): void {
  if (navigator.onLine && mayReload()) location.reload();
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
