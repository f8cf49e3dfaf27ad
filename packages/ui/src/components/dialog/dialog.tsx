import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import {
  ActionRow,
  type ActionRowProps,
  DESCRIPTION_CLASSES,
  SHEET_CLASSES,
  Scrim,
  TITLE_CLASSES,
} from '../../internal/dialog-sheet.tsx';
import { cn } from '../../internal/cn.ts';
import { createParentContext } from '../../internal/parent-context.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { useFocusReturn } from '../../internal/use-focus-return.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

const [ParentContext, useDialogParent] = createParentContext('Dialog');

export type DialogProps = Omit<ComponentProps<typeof Primitive.Root>, 'modal'>;

/** A question or a small task over the page. Renders nothing itself. */
export function Dialog(props: DialogProps) {
  return (
    <ParentContext value>
      <Primitive.Root {...props} />
    </ParentContext>
  );
}

export type DialogTriggerProps = ComponentProps<typeof Primitive.Trigger>;

/**
 * Opens the dialog and gets focus back when it closes. Renders a `button`; with `asChild`, usually, the kit's
 * `Button`.
 */
export function DialogTrigger(props: DialogTriggerProps) {
  useDialogParent('DialogTrigger');
  return <Primitive.Trigger data-slot="dialog-trigger" {...props} />;
}

export type DialogContentProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'asChild' | 'forceMount'
> & {
  /** The question, e.g. `เปลี่ยนรูปสมาชิกหรือไม่`: the heading, and the dialog's name. */
  title: ReactNode;
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode;
  /** What a press outside does: `closes` only if nothing can be lost. Default `stays`. */
  outside?: 'stays' | 'closes' | undefined;
};

/**
 * The dialog over the page: title, description, any content such as a form, and `DialogActions` last. Focus stays
 * inside, Escape closes it. Renders a `div` with the role `dialog` at the end of the document.
 */
export function DialogContent({
  title,
  description,
  outside = 'stays',
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  ...rest
}: DialogContentProps) {
  useDialogParent('DialogContent');
  const focus = useFocusReturn({
    onOpenAutoFocus: (event) => {
      onOpenAutoFocus?.(event);
      if (!event.defaultPrevented) focusSafeWay(event);
    },
    onCloseAutoFocus,
  });
  return (
    <Primitive.Portal>
      <Scrim>
        <Primitive.Content
          data-slot="dialog-content"
          aria-modal
          {...rest}
          {...focus}
          onPointerDownOutside={(event) => {
            onPointerDownOutside?.(event);
            if (outside === 'stays') event.preventDefault();
          }}
          className={cn(SHEET_CLASSES, className)}
        >
          <Primitive.Title data-slot="dialog-title" className={TITLE_CLASSES}>
            <Phrases>{title}</Phrases>
          </Primitive.Title>
          {description && (
            <Primitive.Description asChild>
              <div data-slot="dialog-description" className={DESCRIPTION_CLASSES}>
                {description}
              </div>
            </Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Scrim>
    </Primitive.Portal>
  );
}

const FIELDS = 'input:not([type=hidden]), select, textarea';

/** Without fields focus starts on the safe action, which is the last. */
function focusSafeWay(event: Event): void {
  const sheet = event.currentTarget;
  if (!(sheet instanceof HTMLElement) || sheet.querySelector(FIELDS)) return;
  const safeWay = sheet.querySelector<HTMLElement>('[data-slot=dialog-actions] > :last-child');
  if (!safeWay) return;
  event.preventDefault();
  safeWay.focus({ preventScroll: true });
}

export type DialogActionsProps = ActionRowProps;

/**
 * The actions at the foot of the dialog, the safe one last: at the right in a row, on top if narrow. In a form it is
 * the form's last child. Renders a `div`.
 */
export function DialogActions(props: DialogActionsProps) {
  return <ActionRow data-slot="dialog-actions" {...props} />;
}

export type DialogCloseProps = ButtonProps;

/** An action that closes the dialog. Renders a `Button`; while it is busy the dialog stays. */
export function DialogClose({ children, ...rest }: DialogCloseProps) {
  useDialogParent('DialogClose');
  return (
    <Primitive.Close asChild>
      <Button data-slot="dialog-close" {...rest}>
        {children}
      </Button>
    </Primitive.Close>
  );
}
