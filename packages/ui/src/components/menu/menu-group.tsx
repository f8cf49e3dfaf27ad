import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { cn } from '../../internal/cn.ts';
import { createParentContext } from '../../internal/parent-context.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { MenuContext, useMenu } from './menu-context.ts';
import { MenuLink, type MenuLinkProps } from './menu-link.tsx';
import { menuEntryVariants } from './menu-variants.ts';

const EMPTY = 'ยังไม่พบเมนู';

const [ParentContext, useMenuGroupParent] = createParentContext('MenuGroup');

export type MenuGroupProps = Omit<ComponentProps<'details'>, 'children' | 'name' | 'open'> & {
  /** Text of the entry that opens the group. */
  label: ReactNode;
  /** Whether the current page is in the group. Default false. */
  current?: boolean | undefined;
  /** Shown if the group has no entries. Default `ยังไม่พบเมนู`. */
  emptyLabel?: ReactNode;
  /** `MenuGroupItem`s. */
  children?: ReactNode;
};

/**
 * An entry that opens more entries: below itself from a bar, in place over the page. Renders `details` inside a list
 * item, which work before scripts arrive.
 */
export function MenuGroup(props: MenuGroupProps) {
  const { placement } = useMenu();
  return (
    <li className="relative">
      {placement === 'bar' ? <BarGroup {...props} /> : <OverlayGroup {...props} />}
    </li>
  );
}

/** One group of a bar is open at a time. It closes when focus leaves it, or on Escape. */
function BarGroup({ ref, onKeyDown, onToggle, ...rest }: MenuGroupProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const mergedRef = useMergedRef(ref, detailsRef);
  const close = () => {
    if (detailsRef.current) detailsRef.current.open = false;
  };
  useCloseFromOutside(detailsRef);
  const handleKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape') return;
    close();
    event.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <MenuContext value={{ placement: 'bar', onChoose: close }}>
      <Group
        ref={mergedRef}
        // A reader may have opened it before hydration.
        suppressHydrationWarning
        name="menu-group"
        onKeyDown={handleKeyDown}
        onToggle={(event) => {
          onToggle?.(event);
          keepInWindow(event.currentTarget);
        }}
        listClassName={cn(
          'bg-cover @wide:absolute @wide:z-40 @wide:w-max @wide:max-w-form @wide:min-w-full @wide:animate-appear',
          '@wide:rounded-b-md @wide:border @wide:border-line @wide:shadow-float',
          '@wide:data-[align=end]:right-0 @wide:contrast:border-2 @wide:contrast:shadow-none',
        )}
        {...rest}
      />
    </MenuContext>
  );
}

function useCloseFromOutside(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && ref.current && !ref.current.contains(target)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [ref]);
}

/** Aligns a list with the end of its entry if it would leave the window. */
function keepInWindow({ lastElementChild: list }: HTMLDetailsElement): void {
  if (!(list instanceof HTMLElement)) return;
  list.dataset['align'] = 'start';
  const { right } = list.getBoundingClientRect();
  if (right > document.documentElement.clientWidth) list.dataset['align'] = 'end';
}

function OverlayGroup({ current = false, ...rest }: MenuGroupProps) {
  return <Group open={current} current={current} listClassName="border-b border-line" {...rest} />;
}

type GroupProps = MenuGroupProps & { name?: string; open?: boolean; listClassName: string };

function Group({
  label,
  current,
  emptyLabel = EMPTY,
  listClassName,
  className,
  children,
  ...rest
}: GroupProps) {
  const { placement } = useMenu();
  return (
    <details data-slot="menu-group" className={cn('group/group', className)} {...rest}>
      <summary aria-current={current ? true : undefined} className={menuEntryVariants({ placement })}>
        {label}
        <ChevronDown aria-hidden className="group-open/group:rotate-180" />
      </summary>
      <ul className={cn('py-1', listClassName)}>
        <ParentContext value>{children}</ParentContext>
        {/* CSS decides whether the group is empty: entries may come from a feed. */}
        <li
          data-slot="menu-empty"
          className="hidden px-gutter py-2.5 pl-10 text-text-muted only:block @wide:pl-inset"
        >
          {emptyLabel}
        </li>
      </ul>
    </details>
  );
}

export type MenuGroupItemProps = MenuLinkProps;

/** An entry of a group that leads to a page. Renders an `a`, or the given link, inside a list item. */
export function MenuGroupItem({ className, ...rest }: MenuGroupItemProps) {
  useMenuGroupParent('MenuGroupItem');
  return (
    <li>
      <MenuLink
        {...rest}
        data-slot="menu-group-item"
        className={cn(
          'focus-inset flex min-h-11 items-center py-1.5 pr-4 pl-10 leading-tight text-text no-underline wrap-anywhere',
          'hover:bg-subtle aria-[current=page]:font-semibold @wide:pl-inset',
          className,
        )}
      />
    </li>
  );
}
