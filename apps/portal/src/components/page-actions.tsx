import { type ReactNode, createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';

type ActionsSlot = { slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void };

const ActionsContext = createContext<ActionsSlot>({ slot: null, setSlot: () => {} });

export function PageActionsProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <ActionsContext value={{ slot, setSlot }}>{children}</ActionsContext>;
}

export function PageActionsSlot() {
  const { setSlot } = use(ActionsContext);
  return <div ref={setSlot} className="max-w-full empty:hidden" />;
}

export function PageActions({ children }: { children: ReactNode }) {
  const { slot } = use(ActionsContext);
  return slot && createPortal(children, slot);
}
