import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { createParentContext } from '../../internal/parent-context.ts';

const EDGE_PX = 16;
const GAP_PX = 8;

const [ParentContext, useDropdownMenuParent] = createParentContext('DropdownMenu');

const itemClasses =
  'focus-inset flex min-h-11 cursor-pointer items-center gap-3 px-inset py-1.5 leading-tight select-none ' +
  'data-disabled:cursor-default data-disabled:text-text-muted data-highlighted:bg-subtle [&_svg]:size-5 [&_svg]:shrink-0';

export type DropdownMenuProps = Omit<ComponentProps<typeof Primitive.Root>, 'modal' | 'dir'>;

/** A menu that opens from a button. Renders nothing itself and never blocks the page. */
export function DropdownMenu(props: DropdownMenuProps) {
  return (
    <ParentContext value>
      <Primitive.Root modal={false} {...props} />
    </ParentContext>
  );
}

export type DropdownMenuTriggerProps = ComponentProps<typeof Primitive.Trigger>;

/** Opens the menu. Renders a `button`; with `asChild`, usually, the kit's `Button`. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  useDropdownMenuParent('DropdownMenuTrigger');
  return <Primitive.Trigger data-slot="dropdown-menu-trigger" {...props} />;
}

export type DropdownMenuContentProps = ComponentProps<typeof Primitive.Content>;

/** The panel with the choices. Renders a `div` at the end of the document, positioned below the trigger. */
export function DropdownMenuContent({ className, ...rest }: DropdownMenuContentProps) {
  useDropdownMenuParent('DropdownMenuContent');
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="dropdown-menu-content"
        align="start"
        sideOffset={GAP_PX}
        collisionPadding={EDGE_PX}
        className={cn(
          'z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width)',
          'min-w-32 animate-appear overflow-y-auto rounded-md border border-line-strong',
          'wrap-anywhere bg-raised py-1 text-text shadow-float contrast:border-2 contrast:shadow-none print:hidden',
          className,
        )}
        {...rest}
      />
    </Primitive.Portal>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item>;

/** A choice that does something; with `asChild` a link. Renders a `div`. */
export function DropdownMenuItem({ className, ...rest }: DropdownMenuItemProps) {
  useDropdownMenuParent('DropdownMenuItem');
  return <Primitive.Item data-slot="dropdown-menu-item" className={cn(itemClasses, className)} {...rest} />;
}

export type DropdownMenuLabelProps = ComponentProps<typeof Primitive.Label>;

/** Heads a group of choices. Renders a `div` that cannot be chosen. */
export function DropdownMenuLabel({ className, ...rest }: DropdownMenuLabelProps) {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className={cn('px-inset py-1.5 text-sm text-text-muted', className)}
      {...rest}
    />
  );
}

export type DropdownMenuSeparatorProps = ComponentProps<typeof Primitive.Separator>;

/** A hairline between groups. Renders a `div`. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
  return (
    <Primitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn('my-1 border-t border-line', className)}
      {...rest}
    />
  );
}

export type DropdownMenuRadioGroupProps = ComponentProps<typeof Primitive.RadioGroup>;

/** Choices of which one is selected, by `value` and `onValueChange`. Renders a `div`. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  useDropdownMenuParent('DropdownMenuRadioGroup');
  return <Primitive.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

export type DropdownMenuRadioItemProps = ComponentProps<typeof Primitive.RadioItem>;

/** One choice of a radio group, with a tick when it is selected. Renders a `div`. */
export function DropdownMenuRadioItem({ className, children, ...rest }: DropdownMenuRadioItemProps) {
  useDropdownMenuParent('DropdownMenuRadioItem');
  return (
    <Primitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={cn(itemClasses, 'data-[state=checked]:font-semibold', className)}
      {...rest}
    >
      <span aria-hidden className="size-5">
        <Primitive.ItemIndicator>
          <Check />
        </Primitive.ItemIndicator>
      </span>
      <span className="min-w-0">{children}</span>
    </Primitive.RadioItem>
  );
}
