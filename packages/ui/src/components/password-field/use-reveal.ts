import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows and hides a password without taking focus or caret from its input. Hides it when its form is sent, so that
 * the browser keeps it as a password and not as a line of text that it offers again.
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
