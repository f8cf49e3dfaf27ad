import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { useMenu } from './menu-context.ts';
import { MenuLink, type MenuLinkProps } from './menu-link.tsx';
import { menuEntryVariants } from './menu-variants.ts';

export type MenuProps = ComponentProps<'nav'> & {
  /** Name of the landmark. Default `เมนูหลัก`. */
  'aria-label'?: string;
};

/**
 * The menu of the public pages, written once: a layout renders it as a bar under its head, or over the page. Renders a
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
          <ul className="-mx-button-small flex flex-wrap @max-wide:flex-col">{children}</ul>
        </div>
      ) : (
        <ul>{children}</ul>
      )}
    </nav>
  );
}

export type MenuItemProps = MenuLinkProps;

/** An entry that leads to a page. Renders an `a`, or the given link, inside a list item; props go to the former. */
export function MenuItem({ className, ...rest }: MenuItemProps) {
  const { placement } = useMenu();
  return (
    <li>
      <MenuLink data-slot="menu-item" className={cn(menuEntryVariants({ placement }), className)} {...rest} />
    </li>
  );
}
