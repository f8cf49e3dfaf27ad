/** No picture, and no font, is waited for any longer. */
const PATIENCE_MS = 2500;

/** What a reader does who wants more of a page than to read it. */
const REACHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once: when the page stands with its pictures and fonts, or at once when its reader reaches for something. */
export function whenSeen(begin: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const beginOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    clearTimeout(patience);
    begin();
  };
  // A page out of sight is never painted: it comes to life by this.
  const patience = setTimeout(beginOnce, PATIENCE_MS);
  const afterPaint = () => requestAnimationFrame(() => setTimeout(beginOnce));
  for (const reach of REACHES) addEventListener(reach, beginOnce, { signal, capture: true, passive: true });
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { signal });
}
