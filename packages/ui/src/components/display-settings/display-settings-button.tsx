import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { createLateCode, intentProps, useLateCode } from '../../internal/late-code.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { Button } from '../button/button.tsx';

const popover = createLateCode(() => import('./settings-popover.tsx'));

/** Fetches the sheet of `DisplaySettingsButton` ahead, as for readers who may lose their connection. */
export const fetchDisplaySettings = (): Promise<unknown> => popover.fetch();

export type DisplaySettingsButtonProps = Omit<ComponentProps<typeof Button>, 'asChild' | 'busyLabel'> & {
  /** `DisplaySettings`, shown while the button is open. */
  children: ReactNode;
  /** Words of the button. Default `การแสดงผล`. */
  label?: string | undefined;
  /** Words of the button where its top bar is under 40 rem. Default `แสดงผล`. */
  shortLabel?: string | undefined;
};

/**
 * Opens the display settings below itself; Escape, or a click anywhere else, closes them. Renders a `button`.
 */
export function DisplaySettingsButton({
  children,
  label = 'การแสดงผล',
  shortLabel = 'แสดงผล',
  className,
  ref,
  onClick,
  ...rest
}: DisplaySettingsButtonProps) {
  const id = useId();
  const ownRef = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(ref, ownRef);
  const [open, setOpen] = useState(false);
  const code = useLateCode(popover, open, () => setOpen(false));
  const shown = open && code !== null;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOpen(!open);
  };
  return (
    <>
      <Button
        {...intentProps(popover)}
        ref={buttonRef}
        data-slot="display-settings-button"
        data-state={shown ? 'open' : 'closed'}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        size="sm"
        className={cn('@max-panel:px-2.5', className)}
        onClick={handleClick}
        {...rest}
      >
        <LettersOfTwoSizes />
        <span className="@max-panel:hidden">{label}</span>
        <span className="@panel:hidden">{shortLabel}</span>
      </Button>
      {code && (
        <code.SettingsPopover id={id} label={label} open={open} onOpenChange={setOpen} buttonRef={ownRef}>
          {children}
        </code.SettingsPopover>
      )}
    </>
  );
}

function LettersOfTwoSizes() {
  return (
    <span aria-hidden className="font-head leading-none whitespace-nowrap">
      <span className="text-sm">ก</span>
      <span className="text-xl">ก</span>
    </span>
  );
}
