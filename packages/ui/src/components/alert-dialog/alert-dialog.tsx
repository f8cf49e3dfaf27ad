import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  ActionRow,
  type ActionRowProps,
  DESCRIPTION_CLASSES,
  SHEET_CLASSES,
  Scrim,
  TITLE_CLASSES,
} from '../../internal/dialog-sheet.tsx';
import { createParentContext } from '../../internal/parent-context.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { useFocusReturn } from '../../internal/use-focus-return.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

const [ParentContext, useAlertDialogParent] = createParentContext('AlertDialog');

export type AlertDialogProps = ComponentProps<typeof Primitive.Root>;

/** Asks before an action that cannot be undone. Renders nothing itself. */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <ParentContext value>
      <Primitive.Root {...props} />
    </ParentContext>
  );
}

export type AlertDialogTriggerProps = ComponentProps<typeof Primitive.Trigger>;

/**
 * Opens the dialog and gets focus back when it closes. Renders a `button`; with `asChild`, usually, the kit's
 * `Button`.
 */
export function AlertDialogTrigger(props: AlertDialogTriggerProps) {
  useAlertDialogParent('AlertDialogTrigger');
  return <Primitive.Trigger data-slot="alert-dialog-trigger" {...props} />;
}

export type AlertDialogContentProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'asChild' | 'forceMount'
> & {
  /** The question, e.g. `ลบรูปสมาชิกหรือไม่`: the heading, and the dialog's name. */
  title: ReactNode;
  /** What will happen, and whether it can be undone; read out with the title. */
  description: ReactNode;
};

/**
 * The dialog with the question. It closes by an answer, or by Escape, which is the safe answer. Renders a `div` with
 * the role `alertdialog` at the end of the document.
 */
export function AlertDialogContent({
  title,
  description,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: AlertDialogContentProps) {
  useAlertDialogParent('AlertDialogContent');
  const focus = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <Primitive.Portal>
      <Scrim>
        <Primitive.Content
          data-slot="alert-dialog-content"
          aria-modal
          {...rest}
          {...focus}
          className={cn(SHEET_CLASSES, className)}
        >
          <Primitive.Title data-slot="alert-dialog-title" className={TITLE_CLASSES}>
            <Phrases>{title}</Phrases>
          </Primitive.Title>
          <Primitive.Description asChild>
            <div data-slot="alert-dialog-description" className={DESCRIPTION_CLASSES}>
              <WholeWords>{description}</WholeWords>
            </div>
          </Primitive.Description>
          {children}
        </Primitive.Content>
      </Scrim>
    </Primitive.Portal>
  );
}

export type AlertDialogActionsProps = ActionRowProps;

/** The two answers at the foot, the safe one last: at the right in a row, on top if narrow. Renders a `div`. */
export function AlertDialogActions(props: AlertDialogActionsProps) {
  return <ActionRow data-slot="alert-dialog-actions" {...props} />;
}

export type AlertDialogCancelProps = ButtonProps;

/** The safe answer, which gets focus first. Renders a primary `Button`; use exactly one. */
export function AlertDialogCancel({ variant = 'primary', children, ...rest }: AlertDialogCancelProps) {
  useAlertDialogParent('AlertDialogCancel');
  return (
    <Primitive.Cancel asChild>
      <Button data-slot="alert-dialog-cancel" variant={variant} {...rest}>
        {children}
      </Button>
    </Primitive.Cancel>
  );
}

export type AlertDialogActionProps = ButtonProps;

/**
 * The answer that cannot be undone, outlined in the danger colour. Renders a `Button`; while it is busy the dialog
 * stays.
 */
export function AlertDialogAction({ variant = 'danger', children, ...rest }: AlertDialogActionProps) {
  useAlertDialogParent('AlertDialogAction');
  return (
    <Primitive.Action asChild>
      <Button data-slot="alert-dialog-action" variant={variant} {...rest}>
        {children}
      </Button>
    </Primitive.Action>
  );
}
