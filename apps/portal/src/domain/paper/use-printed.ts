import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What `read` gives as the browser starts to print; null until then. */
export function usePrinted<Printed>(read: () => Printed): Printed | null {
  const [printed, setPrinted] = useState<Printed | null>(null);
  useEffect(() => {
    // The browser looks at the page as soon as this returns.
    const handleBeforePrint = () => flushSync(() => setPrinted(() => read()));
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => window.removeEventListener('beforeprint', handleBeforePrint);
  });
  return printed;
}
