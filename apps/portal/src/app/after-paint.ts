/** Hydration does not wait longer than this for pictures and fonts. */
const TIMEOUT_MS = 2500;

/** Events that show that the reader wants to use the page. */
const INTENT_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once: after the page is painted with its pictures and fonts, or at the first interaction. */
export function afterPaint(callback: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const callOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    clearTimeout(timer);
    callback();
  };
  const timer = setTimeout(callOnce, TIMEOUT_MS);
  const handleLoad = () => requestAnimationFrame(() => setTimeout(callOnce));
  for (const type of INTENT_EVENTS)
    addEventListener(type, callOnce, { signal, capture: true, passive: true });
  if (document.readyState === 'complete') handleLoad();
  else addEventListener('load', handleLoad, { signal });
}
