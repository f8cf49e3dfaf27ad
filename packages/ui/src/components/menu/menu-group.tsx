import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { useHydrated } from '../../internal/use-hydrated.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx';
import { MenuContext, MenuGroupContext, useMenu, useMenuGroup } from './menu-context.ts';
import { MenuLink, type MenuLinkProps } from './menu-link.tsx';
import { menuEntryVariants } from './menu-variants.ts';

const EMPTY = 'ยังไม่พบเมนู';

const IN_DROPDOWN = { Entry: DropdownMenuItem };
const IN_LIST = {};

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
 * item; in HTML from a server, a `summary` in `details`.
 */
export function MenuGroup(props: MenuGroupProps) {
  const { placement } = useMenu();
  return (
    <li className="relative">
      {placement === 'bar' ? <BarGroup {...props} /> : <OverlayGroup {...props} />}
    </li>
  );
}

/** A group that was opened before hydration stays as it is until it is closed. */
function BarGroup(props: MenuGroupProps) {
  const hydrated = useHydrated();
  const [openBefore, setOpenBefore] = useState(false);
  return hydrated && !openBefore ? (
    <DropdownGroup {...props} />
  ) : (
    <HtmlGroup {...props} onOpenChange={setOpenBefore} />
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
        <MenuGroupContext value={IN_DROPDOWN}>{children}</MenuGroupContext>
        {/* CSS decides whether the group is empty: entries may come from a feed. */}
        <DropdownMenuItem disabled data-slot="menu-empty" className="hidden only:flex">
          {emptyLabel}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type HtmlGroupProps = MenuGroupProps & { onOpenChange: (open: boolean) => void };

/** Works without scripts. Once there are some, choosing an entry closes it, since a router keeps the page. */
function HtmlGroup({ label, current, emptyLabel, className, children, onOpenChange }: HtmlGroupProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (detailsRef.current) detailsRef.current.open = false;
  };
  useLayoutEffect(() => onOpenChange(detailsRef.current?.open ?? false), [onOpenChange]);
  return (
    <details
      ref={detailsRef}
      // A reader may have opened it before hydration.
      suppressHydrationWarning
      name="menu-group"
      data-slot="menu-group"
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
      className="group/details"
    >
      <summary
        aria-current={current ? true : undefined}
        className={cn(
          menuEntryVariants({ placement: 'bar' }),
          'group-open/details:bg-subtle @max-wide:justify-between',
          className,
        )}
      >
        {label}
        <ChevronDown aria-hidden />
      </summary>
      <MenuContext value={{ placement: 'bar', onChoose: close }}>
        <GroupList
          emptyLabel={emptyLabel}
          className="z-40 bg-cover @wide:absolute @wide:w-max @wide:max-w-form @wide:rounded-b-md @wide:border @wide:border-line @wide:shadow-float @wide:contrast:border-2 @wide:contrast:shadow-none"
        >
          {children}
        </GroupList>
      </MenuContext>
    </details>
  );
}

function OverlayGroup({ label, current = false, emptyLabel, className, children, ...rest }: MenuGroupProps) {
  return (
    <Root defaultOpen={current}>
      <Trigger
        aria-current={current ? true : undefined}
        className={cn(
          menuEntryVariants({ placement: 'overlay' }),
          'data-[state=open]:[&_svg]:rotate-180',
          className,
        )}
        {...rest}
        data-slot="menu-group"
      >
        {label}
        <ChevronDown aria-hidden />
      </Trigger>
      <Content asChild>
        <GroupList emptyLabel={emptyLabel} className="border-b border-line">
          {children}
        </GroupList>
      </Content>
    </Root>
  );
}

type GroupListProps = ComponentProps<'ul'> & { emptyLabel: ReactNode };

function GroupList({ emptyLabel = EMPTY, className, children, ...rest }: GroupListProps) {
  return (
    <ul className={cn('py-1', className)} {...rest}>
      <MenuGroupContext value={IN_LIST}>{children}</MenuGroupContext>
      <li
        data-slot="menu-empty"
        className="hidden px-gutter py-2.5 pl-10 text-text-muted only:block @wide:pl-inset"
      >
        {emptyLabel}
      </li>
    </ul>
  );
}

export type MenuGroupItemProps = MenuLinkProps;

/** An entry of a group that leads to a page. Renders an `a`, or the given link. */
export function MenuGroupItem({ className, ...rest }: MenuGroupItemProps) {
  const { Entry } = useMenuGroup();
  const looks = 'text-text no-underline aria-[current=page]:font-semibold';
  if (Entry) {
    return (
      <Entry asChild className={cn(looks, className)}>
        <MenuLink {...rest} data-slot="menu-group-item" />
      </Entry>
    );
  }
  return (
    <li>
      <MenuLink
        {...rest}
        data-slot="menu-group-item"
        className={cn(
          looks,
          'focus-inset flex min-h-11 items-center py-1.5 pr-4 pl-10 leading-tight wrap-anywhere @wide:pl-inset hover:bg-subtle',
          className,
        )}
      />
    </li>
  );
}
