import { type ReactNode, createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';

type ActionsSlot = { slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void };

const ActionsContext = createContext<ActionsSlot>({ slot: null, setSlot: () => {} });

/** Lets a screen put its one control beside the heading, which its layout draws. Frames both. */
export function PageActionsProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <ActionsContext value={{ slot, setSlot }}>{children}</ActionsContext>;
}

/** Where the control will stand; takes no room while there is none. Renders a `div`. */
export function PageActionsSlot() {
  const { setSlot } = use(ActionsContext);
  return <div ref={setSlot} className="max-w-full empty:hidden" />;
}

/** The one control of a screen, such as a year, at the right of the page's heading. */
export function PageActions({ children }: { children: ReactNode }) {
  const { slot } = use(ActionsContext);
  return slot && createPortal(children, slot);
}
