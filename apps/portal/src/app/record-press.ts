/**
 * Records the last button that was pressed before hydration, since React does not hear it. Links, and forms with an
 * action, work without it.
 * @returns presses the button, once the page is hydrated
 */
export function recordPress(): () => void {
  const listening = new AbortController();
  let pressed: HTMLButtonElement | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
      event.preventDefault();
      pressed = button;
    },
    { capture: true, signal: listening.signal },
  );
  return () => {
    listening.abort();
    pressed?.click();
  };
}
