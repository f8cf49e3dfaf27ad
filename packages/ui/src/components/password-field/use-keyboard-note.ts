import { type KeyboardEvent, useState } from 'react';

/** Keyboard states that the dots of a password hide. */
export type KeyboardNote = 'capsLock' | 'thai';

const THAI_LETTER = /^[ก-๛]$/;

function getKeyboardNote(event: KeyboardEvent): KeyboardNote | undefined {
  if (event.getModifierState('CapsLock')) return 'capsLock';
  return THAI_LETTER.test(event.key) ? 'thai' : undefined;
}

/** Watches the keys typed into a password: Caps Lock that is on, and letters of the Thai layout. */
export function useKeyboardNote() {
  const [note, setNote] = useState<KeyboardNote>();
  const isTyped = (event: KeyboardEvent) => event.key.length === 1 || event.key === 'CapsLock';
  return {
    note,
    watchKey: (event: KeyboardEvent) => {
      if (isTyped(event)) setNote(getKeyboardNote(event));
    },
    forget: () => setNote(undefined),
  };
}
