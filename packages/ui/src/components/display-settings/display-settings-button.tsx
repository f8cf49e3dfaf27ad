import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';

const EDGE_PX = 16;
const GAP_PX = 8;

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
  ...rest
}: DisplaySettingsButtonProps) {
  return (
    <Root>
      <Trigger asChild>
        <Button
          data-slot="display-settings-button"
          size="sm"
          className={cn('@max-panel:px-2.5', className)}
          {...rest}
        >
          <LettersOfTwoSizes />
          <span className="@max-panel:hidden">{label}</span>
          <span className="@panel:hidden">{shortLabel}</span>
        </Button>
      </Trigger>
      <Portal>
        <Content
          aria-label={label}
          align="end"
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          onOpenAutoFocus={focusChecked}
          className="z-40 max-h-(--radix-popover-content-available-height) w-96 max-w-(--radix-popover-content-available-width) overflow-y-auto rounded-md border border-line-strong bg-raised p-4 shadow-float animate-appear contrast:border-2 contrast:shadow-none"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** Starts on the checked radio button, so that the arrow keys go on from there. */
function focusChecked(event: Event): void {
  const checked =
    event.currentTarget instanceof Element && event.currentTarget.querySelector('input:checked');
  if (!(checked instanceof HTMLElement)) return;
  event.preventDefault();
  checked.focus();
}

function LettersOfTwoSizes() {
  return (
    <span aria-hidden className="font-head leading-none whitespace-nowrap">
      <span className="text-sm">ก</span>
      <span className="text-xl">ก</span>
    </span>
  );
}
