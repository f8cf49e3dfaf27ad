type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Keeps what a reader does to a page that does not hear them yet: the last button they pressed and the fields they
 * filled in. Gives the way to do it all again once the page hears them.
 */
export function keepReaches(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const filled = new Map<Field, () => void>();
  let pressed: HTMLButtonElement | null = null;
  document.addEventListener(
    'input',
    ({ target }) => isField(target) && filled.set(target, valueOf(target)),
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // A form with an address of its own needs no code.
      if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = button;
    },
    options,
  );
  return () => {
    listening.abort();
    for (const [field, fillAgain] of filled) {
      // React brings a part of the page to life when something happens in it, and draws some fields anew then.
      tell(field, 'input');
      fillAgain();
    }
    pressed?.click();
  };
}

const tell = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Reads a field. Gives the way to put that in again: React hears only of what differs from its note of the field. */
function valueOf(field: Field): () => void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      tell(field, 'change');
    };
  }
  return () => {
    const { selectionStart, selectionEnd } = field;
    field.value = `${value} `;
    setUnnoted(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    tell(field, 'input');
  };
}

function setUnnoted(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
