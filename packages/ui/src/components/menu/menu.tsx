import { Slot } from '@radix-ui/react-slot';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../../internal/cn.ts';
import { createLateCode, intentProps, useLateCode } from '../../internal/late-code.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { MenuGroupContext, useMenu, useMenuGroup } from './menu-context.ts';
import { menuEntryVariants } from './menu-variants.ts';

const EMPTY = 'ยังไม่พบเมนู';

const sheet = createLateCode(() => import('./menu-group-sheet.tsx'));
const IN_A_GROUP = {};

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
    <li className="relative">
      <MenuGroupContext value={IN_A_GROUP}>
        {placement === 'bar' ? <DropdownGroup {...props} /> : <DisclosedGroup {...props} />}
      </MenuGroupContext>
    </li>
  );
}

function DropdownGroup({
  label,
  current,
  emptyLabel = EMPTY,
  className,
  children,
  ref,
  onClick,
  onKeyDown,
  ...rest
}: MenuGroupProps) {
  const id = useId();
  const ownRef = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(ref, ownRef);
  const [state, setState] = useState<'closed' | 'pressed' | 'by-key'>('closed');
  const open = state !== 'closed';
  const code = useLateCode(sheet, open, () => setState('closed'));
  const shown = open && code !== null;
  const buttonId = `${id}button`;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    // A click by a key has no detail.
    if (!event.defaultPrevented) setState(open ? 'closed' : event.detail === 0 ? 'by-key' : 'pressed');
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setState('by-key');
  };
  return (
    <>
      <button
        {...intentProps(sheet)}
        ref={buttonRef}
        type="button"
        id={buttonId}
        aria-current={current ? true : undefined}
        aria-haspopup="menu"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        data-state={shown ? 'open' : 'closed'}
        className={cn(menuEntryVariants({ placement: 'bar' }), className)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        {...rest}
        data-slot="menu-group"
      >
        {label}
        <ChevronDown aria-hidden />
      </button>
      {code && (
        <code.MenuGroupSheet
          id={id}
          open={open}
          onOpenChange={(next) => !next && setState('closed')}
          buttonRef={ownRef}
          buttonId={buttonId}
          byKey={state === 'by-key'}
          emptyLabel={emptyLabel}
        >
          {children}
        </code.MenuGroupSheet>
      )}
    </>
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
  const { onChoose } = useMenu();
  const { Entry } = useMenuGroup();
  const Comp = asChild ? Slot : 'a';
  const page = current ? ('page' as const) : undefined;
  if (Entry) {
    return (
      <Entry asChild className={cn('text-text no-underline aria-[current=page]:font-semibold', className)}>
        <Comp {...rest} data-slot="menu-group-item" aria-current={page} onClick={onClick} />
      </Entry>
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
          'focus-inset flex min-h-11 items-center py-1.5 pr-4 pl-10 leading-tight wrap-anywhere text-text no-underline',
          'hover:bg-subtle aria-[current=page]:font-semibold',
          className,
        )}
        onClick={handleClick}
      />
    </li>
  );
}
