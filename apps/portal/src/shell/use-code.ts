import { useEffect, useState } from 'react';

/**
 * The code of a part that the screen can stand without; null until it is there. A failure leaves the screen alone, and
 * is tried again when the connection is back.
 */
export function useCode<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const missing = code === null;
  useEffect(() => {
    if (!missing) return undefined;
    const listening = new AbortController();
    const fetchCode = async () => {
      try {
        const loaded = await load();
        if (!listening.signal.aborted) setCode({ loaded });
      } catch {
        // Until the next time the browser is online.
      }
    };
    addEventListener('online', () => void fetchCode(), { signal: listening.signal });
    void fetchCode();
    return () => listening.abort();
  }, [load, missing]);
  return code?.loaded ?? null;
}
