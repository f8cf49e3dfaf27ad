import * as Primitive from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
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
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

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
  /**
   * What a press outside does. Default: it closes a dialog that only informs; one with actions to choose from, or with
   * a field whose text would be lost, stays.
   */
  outside?: 'stays' | 'closes' | undefined;
  /** The words of the button that closes a dialog without `DialogActions` and `DialogClose`. Default `ปิด`. */
  closeLabel?: string | undefined;
};

/**
 * The dialog over the page: title, description, any content such as a form, and `DialogActions` last; without them it
 * has a button that closes it. Focus stays inside, Escape closes it. Renders a `div` with the role `dialog` at the end of the document.
 */
export function DialogContent({
  title,
  description,
  outside,
  closeLabel = 'ปิด',
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  ref,
  ...rest
}: DialogContentProps) {
  useDialogParent('DialogContent');
  const sheetRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, sheetRef);
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
            const keeps = sheetRef.current?.querySelector(WAYS_OUT_OR_FIELDS);
            if ((outside ?? (keeps ? 'stays' : 'closes')) === 'stays') event.preventDefault();
          }}
          ref={mergedRef}
          className={cn('group/dialog', SHEET_CLASSES, className)}
        >
          <Primitive.Title data-slot="dialog-title" className={TITLE_CLASSES}>
            <Phrases>{title}</Phrases>
          </Primitive.Title>
          {description && (
            <Primitive.Description asChild>
              <div data-slot="dialog-description" className={DESCRIPTION_CLASSES}>
                <WholeWords>{description}</WholeWords>
              </div>
            </Primitive.Description>
          )}
          {children}
          <ActionRow data-slot="dialog-dismiss" className={OWN_WAY_OUT_CLASSES}>
            <Primitive.Close asChild>
              <Button>{closeLabel}</Button>
            </Primitive.Close>
          </ActionRow>
        </Primitive.Content>
      </Scrim>
    </Primitive.Portal>
  );
}

const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable]';
const WAYS_OUT_OR_FIELDS = `[data-slot=dialog-actions], [data-slot=dialog-close], ${FIELDS}`;

/** The close button of a dialog without one from the caller. */
const OWN_WAY_OUT_CLASSES = 'group-has-[[data-slot=dialog-actions],[data-slot=dialog-close]]/dialog:hidden';

/** Without fields focus starts on the safe action, which is the last, or else on the button that closes. */
function focusSafeWay(event: Event): void {
  const sheet = event.currentTarget;
  if (!(sheet instanceof HTMLElement) || sheet.querySelector(FIELDS)) return;
  const safeWay =
    sheet.querySelector<HTMLElement>('[data-slot=dialog-actions] > :last-child') ??
    sheet.querySelector<HTMLElement>('[data-slot=dialog-dismiss] > button');
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
