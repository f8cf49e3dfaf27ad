import { type ReactNode, createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';

type ActionsSlot = { slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void };

const ActionsContext = createContext<ActionsSlot>({ slot: null, setSlot: () => {} });

/** Lets a screen put a control beside the heading that its layout renders. */
export function PageActionsProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <ActionsContext value={{ slot, setSlot }}>{children}</ActionsContext>;
}

/** Slot beside the heading; takes no room while empty. */
export function PageActionsSlot() {
  const { setSlot } = use(ActionsContext);
  return <div ref={setSlot} className="max-w-full empty:hidden" />;
}

/** The one control of a screen, such as a year, at the right of the page's heading. */
export function PageActions({ children }: { children: ReactNode }) {
  const { slot } = use(ActionsContext);
  return slot && createPortal(children, slot);
}
