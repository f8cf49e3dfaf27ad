import { useEffect, useState } from 'react';

/**
 * Returns the value, but keeps the previous one while a pointer is pressed. An error that appears on blur would
 * otherwise move the button under the pointer, and the click would miss it.
 */
export function useStableWhilePressed<Value>(value: Value): Value {
  const pressed = usePointerPressed();
  const [steady, setSteady] = useState(value);
  if (!pressed && steady !== value) setSteady(value);
  return pressed ? steady : value;
}

function usePointerPressed(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const press = () => setPressed(true);
    // The click follows pointerup.
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
