import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows and hides a password while its input keeps focus and caret. Hides it on submit, so that the browser stores it
 * as a password and not as autocomplete text.
 */
export function useReveal() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'untouched' | 'shown' | 'hidden'>('untouched');

  useEffect(() => {
    const form = inputRef.current?.form;
    const hide = () => setState((before) => (before === 'shown' ? 'hidden' : before));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  function toggle() {
    const input = inputRef.current;
    if (!input) return;
    const { selectionStart, selectionEnd } = input;
    flushSync(() => setState((before) => (before === 'shown' ? 'hidden' : 'shown')));
    if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd);
  }

  return { inputRef, toggle, shown: state === 'shown', toggled: state !== 'untouched' };
}
