import { type ReactNode, createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';

type AsideSlot = { slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void };

const AsideContext = createContext<AsideSlot>({ slot: null, setSlot: () => {} });

/** Lets a screen put its one control beside the heading, which its layout draws. Frames both. */
export function PageAsideProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <AsideContext value={{ slot, setSlot }}>{children}</AsideContext>;
}

/** Where the control will stand; takes no room while there is none. Renders a `div`. */
export function PageAsideSlot() {
  const { setSlot } = use(AsideContext);
  return <div ref={setSlot} className="max-w-full empty:hidden" />;
}

/** The one control of a screen, such as a year, at the right of the page's heading. */
export function PageAside({ children }: { children: ReactNode }) {
  const { slot } = use(AsideContext);
  return slot && createPortal(children, slot);
}
