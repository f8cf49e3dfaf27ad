const RELOADED_KEY = 'sahakorn.reloaded';

/** A second failure within this time is not caused by a stale page: reloading again would loop for ever. */
const RELOAD_PAUSE_MS = 60_000;

/** Loads the current release, unless a form would lose what was typed. */
export function reloadOnce(): void {
  if (navigator.onLine && !hasTypedText() && mayReload()) location.reload();
}

const TEXT_FIELDS = 'main form :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden]))';

function hasTypedText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].some(({ value }) => value !== '');
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    const now = Date.now();
    if (now - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    return false; // without storage a second reload could not be recognised
  }
}
