import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The result of `read` when the browser starts to print; null before that. */
export function usePrinted<Printed>(read: () => Printed): Printed | null {
  const [printed, setPrinted] = useState<Printed | null>(null);
  useEffect(() => {
    // Synchronous: the browser captures the page as soon as this handler returns.
    const handleBeforePrint = () => flushSync(() => setPrinted(() => read()));
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => window.removeEventListener('beforeprint', handleBeforePrint);
  });
  return printed;
}
