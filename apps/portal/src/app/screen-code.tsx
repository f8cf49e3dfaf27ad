import { type ComponentType, lazy, useState } from 'react';
import { loadScreen } from './load-screen.ts';
import type { ScreenRoute } from './screen-route.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A part of the page whose code comes by itself. */
export type ScreenCode = {
  /** Fetches the code, once. What stood in the way is told where the part is drawn. */
  fetch: () => Promise<void>;
  /** The part: drawn at once where its code is there, else as soon as it is. */
  Part: ComponentType;
};

const known = new WeakMap<Load, ScreenCode>();

/** The code behind one way to load it. */
export function screenCode(load: Load): ScreenCode {
  const made = known.get(load) ?? makeCode(load);
  known.set(load, made);
  return made;
}

function makeCode(load: Load): ScreenCode {
  let loaded: ComponentType | undefined;
  let loading: ReturnType<Load> | undefined;
  const loadOnce = () => {
    loading ??= loadScreen(load);
    return loading.then((module) => {
      loaded = module.default;
      return module;
    });
  };
  const Late = lazy(loadOnce);
  return {
    fetch: async () => {
      try {
        await loadOnce();
      } catch {
        // The part tells why; who asks later begins anew.
        known.delete(load);
      }
    },
    // Chosen once for as long as it stands: another component in its place would begin anew.
    Part: function Part() {
      const [Screen] = useState<ComponentType>(() => loaded ?? Late);
      return <Screen />;
    },
  };
}

/** What frames the screens of a layout, where that comes by itself. */
export const shells = {
  member: screenCode(() =>
    import('../shell/member-shell.tsx').then(({ MemberShell }) => ({ default: MemberShell })),
  ),
  info: screenCode(() => import('../shell/info-shell.tsx').then(({ InfoShell }) => ({ default: InfoShell }))),
  none: screenCode(() =>
    import('../shell/plain-shell.tsx').then(({ PlainShell }) => ({ default: PlainShell })),
  ),
};

/** Fetches all the code that a screen is drawn with: from then on it is drawn at once. */
export async function fetchCodeOf({ load, layout }: Pick<ScreenRoute, 'load' | 'layout'>): Promise<void> {
  await Promise.all([screenCode(load).fetch(), shells[layout].fetch()]);
}
