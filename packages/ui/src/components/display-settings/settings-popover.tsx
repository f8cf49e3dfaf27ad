import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';

const EDGE_PX = 16;
const GAP_PX = 8;

type SettingsPopoverProps = {
  id: string;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that it opens from. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** The sheet of a `DisplaySettingsButton`: code of its own, which most readers of a page never need. */
export function SettingsPopover({
  id,
  label,
  open,
  onOpenChange,
  buttonRef,
  children,
}: SettingsPopoverProps) {
  const leftForElsewhere = useRef(false);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Anchor virtualRef={{ current: { getBoundingClientRect: () => boxOf(buttonRef) } }} />
      <Portal>
        <Content
          id={id}
          aria-label={label}
          align="end"
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          onOpenAutoFocus={(event) => {
            leftForElsewhere.current = false;
            focusChosen(event);
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
          className="z-40 max-h-(--radix-popover-content-available-height) w-96 max-w-(--radix-popover-content-available-width) overflow-y-auto rounded-md border border-line-strong bg-raised p-4 shadow-float animate-appear contrast:border-2 contrast:shadow-none"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

function boxOf(ref: RefObject<HTMLButtonElement | null>): DOMRect {
  return ref.current?.getBoundingClientRect() ?? new DOMRect();
}

/** The arrow keys of the first group then start from what is chosen. */
function focusChosen(event: Event): void {
  const chosen = event.currentTarget instanceof Element && event.currentTarget.querySelector('input:checked');
  if (!(chosen instanceof HTMLElement)) return;
  event.preventDefault();
  chosen.focus();
}
