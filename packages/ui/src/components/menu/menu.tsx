import { Slot } from '@radix-ui/react-slot';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx';
import { MenuGroupContext, useMenu, useMenuGroup } from './menu-context.ts';
import { menuEntryVariants } from './menu-variants.ts';

const EMPTY = 'ยังไม่พบเมนู';

export type MenuProps = ComponentProps<'nav'> & {
  /** Name of the landmark. Default `เมนูหลัก`. */
  'aria-label'?: string;
};

/**
 * The menu of the public pages, written once: a layout sets it as a bar under its head, or over the page. Renders a
 * `nav` with a list.
 */
export function Menu({ 'aria-label': label = 'เมนูหลัก', className, children, ...rest }: MenuProps) {
  const { placement } = useMenu();
  const bar = placement === 'bar';
  return (
    <nav
      data-slot="menu"
      data-placement={placement}
      aria-label={label}
      className={cn(bar && 'on-cover @container contrast:border-y-2', className)}
      {...rest}
    >
      {bar ? (
        <div className="mx-auto max-w-page px-gutter @panel:roomy">
          <ul className="-mx-button-small flex flex-wrap">{children}</ul>
        </div>
      ) : (
        <ul>{children}</ul>
      )}
    </nav>
  );
}

export type MenuItemProps = ComponentProps<'a'> & {
  /** Whether this is the page being read. Default false. */
  current?: boolean | undefined;
  /** Renders the only child, a router's link, as the entry. Default false. */
  asChild?: boolean | undefined;
};

/** An entry that leads to a page. Renders an `a`, or the given link, inside a list item; props go to the former. */
export function MenuItem({ current, asChild, className, onClick, ...rest }: MenuItemProps) {
  const { placement, onChoose } = useMenu();
  const Comp = asChild ? Slot : 'a';
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    onChoose?.();
  };
  return (
    <li>
      <Comp
        data-slot="menu-item"
        aria-current={current ? 'page' : undefined}
        className={cn(menuEntryVariants({ placement }), className)}
        onClick={handleClick}
        {...rest}
      />
    </li>
  );
}

export type MenuGroupProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Words of the entry that opens the group. */
  label: ReactNode;
  /** Whether the page being read is one of the group. Default false. */
  current?: boolean | undefined;
  /** Says that the group has no entries. Default `ยังไม่พบเมนู`. */
  emptyLabel?: ReactNode;
  /** `MenuGroupItem`s. */
  children?: ReactNode;
};

/**
 * An entry that opens more entries: below itself from a bar, in place over the page. Renders a `button` inside a list
 * item.
 */
export function MenuGroup(props: MenuGroupProps) {
  const { placement } = useMenu();
  return (
    <li>
      <MenuGroupContext value>
        {placement === 'bar' ? <DropdownGroup {...props} /> : <DisclosedGroup {...props} />}
      </MenuGroupContext>
    </li>
  );
}

function DropdownGroup({ label, current, emptyLabel = EMPTY, className, children, ...rest }: MenuGroupProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-current={current ? true : undefined}
        className={cn(menuEntryVariants({ placement: 'bar' }), className)}
        {...rest}
        data-slot="menu-group"
      >
        {label}
        <ChevronDown aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        sideOffset={0}
        hideWhenDetached
        className="max-w-form data-[side=bottom]:rounded-t-none"
      >
        {children}
        {/* The list itself knows whether it is empty: entries may come from a feed, or be conditional. */}
        <DropdownMenuItem disabled data-slot="menu-empty" className="hidden only:flex">
          {emptyLabel}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function DisclosedGroup({
  label,
  current = false,
  emptyLabel = EMPTY,
  className,
  children,
  onClick,
  ...rest
}: MenuGroupProps) {
  const listId = useId();
  const [open, setOpen] = useState(current);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOpen(!open);
  };
  return (
    <>
      <button
        type="button"
        aria-current={current ? true : undefined}
        aria-expanded={open}
        aria-controls={listId}
        data-state={open ? 'open' : 'closed'}
        className={cn(
          menuEntryVariants({ placement: 'overlay' }),
          'data-[state=open]:[&_svg]:rotate-180',
          className,
        )}
        {...rest}
        data-slot="menu-group"
        onClick={handleClick}
      >
        {label}
        <ChevronDown aria-hidden />
      </button>
      <ul id={listId} hidden={!open} className="border-b border-line py-1">
        {children}
        <li data-slot="menu-empty" className="hidden px-gutter py-2.5 pl-10 text-text-muted only:block">
          {emptyLabel}
        </li>
      </ul>
    </>
  );
}

export type MenuGroupItemProps = ComponentProps<'a'> & {
  /** Whether this is the page being read. Default false. */
  current?: boolean | undefined;
  /** Renders the only child, a router's link, as the entry. Default false. */
  asChild?: boolean | undefined;
};

/** An entry of a group that leads to a page. Renders an `a`, or the given link. */
export function MenuGroupItem({ current, asChild, className, onClick, ...rest }: MenuGroupItemProps) {
  const { placement, onChoose } = useMenu();
  useMenuGroup();
  const Comp = asChild ? Slot : 'a';
  const page = current ? ('page' as const) : undefined;
  if (placement === 'bar') {
    return (
      <DropdownMenuItem
        asChild
        className={cn('text-text no-underline aria-[current=page]:font-semibold', className)}
      >
        <Comp {...rest} data-slot="menu-group-item" aria-current={page} onClick={onClick} />
      </DropdownMenuItem>
    );
  }
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    onChoose?.();
  };
  return (
    <li>
      <Comp
        {...rest}
        data-slot="menu-group-item"
        aria-current={page}
        className={cn(
          'focus-inset flex min-h-11 items-center py-1.5 pr-4 pl-10 leading-tight text-text no-underline',
          'hover:bg-subtle aria-[current=page]:font-semibold',
          className,
        )}
        onClick={handleClick}
      />
    </li>
  );
}
