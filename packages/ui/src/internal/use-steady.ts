import { useEffect, useState } from 'react';

/**
 * Gives the value, but keeps the one before while a pointer is pressed. Words that come or go below a field as it is
 * left would move the button that is being pressed, and the press would miss it.
 */
export function useSteady<Value>(value: Value): Value {
  const pressed = usePointerPressed();
  const [steady, setSteady] = useState(value);
  if (!pressed && steady !== value) setSteady(value);
  return pressed ? steady : value;
}

function usePointerPressed(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const press = () => setPressed(true);
    // The click comes after the release.
    const release = () => setTimeout(() => setPressed(false));
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return pressed;
}
