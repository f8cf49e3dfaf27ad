/** Records the last button pressed before hydration, and returns a function that clicks it again. */
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
