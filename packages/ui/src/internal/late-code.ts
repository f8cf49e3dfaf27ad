import { useEffect, useRef, useState } from 'react';

/** Code that a part does without until it is opened. */
export type LateCode<Code> = {
  /** Fetches the code once. A failure is forgotten: the next call tries again. */
  fetch: () => Promise<Code>;
  /** The code where it is there already. */
  peek: () => Code | undefined;
};

/** Keeps what one way to load code brings, for all parts that share it. */
export function createLateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  const fetchOnce = async () => {
    try {
      loaded = await load();
      return loaded;
    } finally {
      loading = undefined;
    }
  };
  return {
    fetch: () => (loaded === undefined ? (loading ??= fetchOnce()) : Promise.resolve(loaded)),
    peek: () => loaded,
  };
}

/**
 * The code of a part once it is wanted and there; null until then. Calls back when it cannot be had: what was to open
 * stays closed.
 */
export function useLateCode<Code>(late: LateCode<Code>, wanted: boolean, onFail: () => void): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const failed = useRef(onFail);
  useEffect(() => {
    failed.current = onFail;
  });
  const missing = wanted && code === null && late.peek() === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let standing = true;
    const fetchCode = async () => {
      try {
        const loaded = await late.fetch();
        if (standing) setCode({ loaded });
      } catch {
        if (standing) failed.current();
      }
    };
    void fetchCode();
    return () => {
      standing = false;
    };
  }, [missing, late]);
  return code?.loaded ?? late.peek() ?? null;
}

/** Props of a button that fetches code at the first sign of being pressed. */
export function intentProps(late: LateCode<unknown>) {
  // Told where it is needed: when the button is pressed.
  const fetchAhead = () => void late.fetch().catch(() => {});
  return { onPointerEnter: fetchAhead, onPointerDown: fetchAhead, onFocus: fetchAhead };
}
