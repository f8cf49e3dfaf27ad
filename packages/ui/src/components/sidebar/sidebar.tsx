import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { useSidebar } from './sidebar-context.ts';

export type SidebarProps = ComponentProps<'nav'> & {
  /** Name of the landmark. Default `เมนูสมาชิก`. */
  'aria-label'?: string;
};

/**
 * The member's menu, written once: a layout renders it beside the content or in the menu over it. Renders a `nav`
 * with a list.
 */
export function Sidebar({ 'aria-label': label = 'เมนูสมาชิก', className, children, ...rest }: SidebarProps) {
  const { placement } = useSidebar();
  return (
    <nav
      data-slot="sidebar"
      data-placement={placement}
      aria-label={label}
      className={cn('pt-2 data-[placement=beside]:pt-5 data-[placement=beside]:pb-8', className)}
      {...rest}
    >
      <ul>{children}</ul>
    </nav>
  );
}

const sidebarItemVariants = cva(
  [
    'focus-inset relative flex w-full cursor-pointer items-center gap-3 py-1.5 pr-4 text-left leading-tight no-underline',
    'hover:bg-subtle [&_svg]:size-5 [&_svg]:shrink-0',
    'aria-[current=page]:border-y aria-[current=page]:border-line aria-[current=page]:bg-surface aria-[current=page]:font-semibold',
    // A border, since forced colours remove backgrounds but keep borders.
    'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-0 aria-[current=page]:before:left-0',
    'aria-[current=page]:before:border-l-5 aria-[current=page]:before:border-brand',
  ],
  {
    variants: {
      placement: {
        beside: 'min-h-12 pl-8',
        overlay: 'min-h-13 border-b border-line pl-5',
      },
      tone: { default: 'text-text', danger: 'text-danger' },
    },
    defaultVariants: { placement: 'beside', tone: 'default' },
  },
);

export type SidebarItemProps = ComponentProps<'button'> & {
  /** `danger` for an entry that ends something unusual. Default `default`. */
  tone?: 'default' | 'danger' | undefined;
  /** A lucide icon, next to the text. */
  icon: ReactNode;
  /** Whether this is the current page. Default false. */
  current?: boolean | undefined;
  /** Renders the only child, a router's link, as the entry. Without it the entry is a `button`. */
  asChild?: boolean | undefined;
};

/** One entry of the menu. Renders a `button`, or the given link, inside a list item; props go to the former. */
export function SidebarItem({
  icon,
  current,
  asChild,
  tone,
  className,
  children,
  onClick,
  ...rest
}: SidebarItemProps) {
  const { placement, onChoose } = useSidebar();
  const Comp = asChild ? Slot : 'button';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    onChoose?.();
  };
  return (
    <li>
      <Comp
        data-slot="sidebar-item"
        {...(!asChild && { type: 'button' as const })}
        aria-current={current ? 'page' : undefined}
        className={cn(sidebarItemVariants({ placement, tone }), className)}
        onClick={handleClick}
        {...rest}
      >
        {icon}
        {asChild ? <Slottable>{children}</Slottable> : children}
      </Comp>
    </li>
  );
}

export type SidebarSeparatorProps = Omit<ComponentProps<'li'>, 'children'>;

/** A rule between groups of entries; the menu over the content has rules under every entry instead. */
export function SidebarSeparator({ className, ...rest }: SidebarSeparatorProps) {
  const { placement } = useSidebar();
  return (
    <li
      data-slot="sidebar-separator"
      aria-hidden
      hidden={placement === 'overlay'}
      className={cn('mx-7 my-3 border-t border-line', className)}
      {...rest}
    />
  );
}
