import { type ComponentProps, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { Button } from '../button/button.tsx';

const WIDTH = '24rem';
const EDGE_PX = 16;
const GAP_PX = 8;

export type DisplaySettingsButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'> & {
  /** `DisplaySettings`, shown while the button is open. */
  children: ReactNode;
  /** Words of the button. Default `การแสดงผล`. */
  label?: string | undefined;
  /** Text of the button if its top bar is under 40 rem wide. Default `แสดงผล`. */
  shortLabel?: string | undefined;
  /** The letter of the icon, drawn in two sizes. Default `ก`. */
  letter?: string | undefined;
};

/**
 * Opens the display settings below itself; Escape, or a click anywhere else, closes them. Renders a `button` and its
 * popover.
 */
export function DisplaySettingsButton({
  children,
  label = 'การแสดงผล',
  shortLabel = 'แสดงผล',
  letter = 'ก',
  className,
  ref,
  ...rest
}: DisplaySettingsButtonProps) {
  const popoverId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(ref, buttonRef);
  const [open, setOpen] = useState(false);
  // Before the popover opens, so that its first frame already has content.
  const handleBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) => {
    if (newState !== 'open' || !buttonRef.current) return;
    placeBelow(currentTarget, buttonRef.current);
    setOpen(true);
  };
  const handleToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) => {
    if (newState === 'closed') setOpen(false);
    // The arrow keys go on from the checked radio button.
    else currentTarget.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <>
      <Button
        ref={mergedRef}
        data-slot="display-settings-button"
        size="sm"
        popoverTarget={popoverId}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={cn('@max-panel:px-2.5', className)}
        {...rest}
      >
        <LettersOfTwoSizes letter={letter} />
        <span className="@max-panel:hidden">{label}</span>
        <span className="@panel:hidden">{shortLabel}</span>
      </Button>
      <dialog
        id={popoverId}
        popover="auto"
        aria-label={label}
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        className="absolute inset-auto m-0 overflow-y-auto rounded-md border border-line-strong bg-raised p-4 text-text shadow-float open:animate-appear contrast:border-2 contrast:shadow-none"
      >
        {open && children}
      </dialog>
    </>
  );
}

/** Places a popover below its button, with aligned right edges if there is room, inside the window. */
function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { bottom, right } = button.getBoundingClientRect();
  const top = bottom + GAP_PX;
  const farthest = Math.min(right, clientWidth - EDGE_PX);
  popover.style.top = `${top + scrollY}px`;
  popover.style.left = `max(${EDGE_PX}px, ${farthest}px - ${WIDTH})`;
  popover.style.width = `min(${WIDTH}, ${clientWidth - 2 * EDGE_PX}px)`;
  popover.style.maxHeight = `${clientHeight - top - EDGE_PX}px`;
}

function LettersOfTwoSizes({ letter }: { letter: string }) {
  return (
    <span aria-hidden className="font-head leading-none whitespace-nowrap">
      <span className="text-sm">{letter}</span>
      <span className="text-xl">{letter}</span>
    </span>
  );
}
