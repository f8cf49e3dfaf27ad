const WAITING_SUBMITS = 'form[method=post] button[type=submit]:disabled';

/**
 * Records the last button pressed before hydration, and returns a function that clicks it again. From then on forms that
 * need a script can be sent.
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
  for (const button of document.querySelectorAll<HTMLButtonElement>(WAITING_SUBMITS)) button.disabled = false;
  return () => {
    listening.abort();
    pressed?.click();
  };
}
