import { type ReactNode, type RefObject, useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx';
import { MenuGroupContext } from './menu-context.ts';

type MenuGroupSheetProps = {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The entry of the bar that it opens from. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  /** Opened by a key: the first entry takes focus. */
  byKey: boolean;
  emptyLabel: ReactNode;
  children: ReactNode;
};

/** The entries of a group below its bar: code of its own, which a reader who opens none never needs. */
export function MenuGroupSheet({
  id,
  open,
  onOpenChange,
  buttonRef,
  buttonId,
  byKey,
  emptyLabel,
  children,
}: MenuGroupSheetProps) {
  const leftForElsewhere = useRef(false);
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      {/* Where the sheet stands; the button itself stood there before this code came. */}
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        id={id}
        aria-labelledby={buttonId}
        sideOffset={0}
        hideWhenDetached
        onFocus={({ target, currentTarget }) => {
          // The sheet takes focus once, as it opens.
          if (target !== currentTarget) return;
          leftForElsewhere.current = false;
          if (byKey) focusFirst(currentTarget);
        }}
        onInteractOutside={(event) => {
          // The button closes it by itself.
          if (event.target instanceof Node && buttonRef.current?.contains(event.target))
            event.preventDefault();
          else leftForElsewhere.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!leftForElsewhere.current) buttonRef.current?.focus();
        }}
        className="max-w-form data-[side=bottom]:rounded-t-none"
      >
        <MenuGroupContext value={{ Entry: DropdownMenuItem }}>{children}</MenuGroupContext>
        {/* The list itself knows whether it is empty: entries may come from a feed, or be conditional. */}
        <DropdownMenuItem disabled data-slot="menu-empty" className="hidden only:flex">
          {emptyLabel}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function focusFirst(sheet: HTMLElement): void {
  sheet.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
}
