import { Slot } from '@radix-ui/react-slot';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';

export type BreadcrumbProps = ComponentProps<'nav'> & {
  /** Name of the landmark. Default `เส้นทาง`. */
  'aria-label'?: string;
};

/** The path from the home page to this page. Renders a `nav` with a list. */
export function Breadcrumb({
  'aria-label': label = 'เส้นทาง',
  className,
  children,
  ...rest
}: BreadcrumbProps) {
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={label}
      className={cn('@container text-sm print:hidden', className)}
      {...rest}
    >
      <ol className="flex flex-wrap items-center gap-x-2">{children}</ol>
    </nav>
  );
}

export type BreadcrumbItemProps = ComponentProps<'a'> & {
  /** Whether this is the current page: text without a link, hidden if narrow. Default false. */
  current?: boolean | undefined;
  /** Renders the only child, a router's link, as the step. Default false. */
  asChild?: boolean | undefined;
};

/**
 * One step of the path. Renders an `a`, or the given link, inside a list item; the current page is an `a` without an
 * address.
 */
export function BreadcrumbItem({ current, asChild, className, ...rest }: BreadcrumbItemProps) {
  const Comp = asChild ? Slot : 'a';
  return (
    <li
      className={cn(
        'flex min-w-0 items-center gap-2 first:*:[svg]:hidden',
        current && 'hidden text-text-muted @form:flex',
      )}
    >
      <ChevronRight aria-hidden className="size-4 shrink-0 text-text-muted" />
      <Comp
        data-slot="breadcrumb-item"
        aria-current={current ? 'page' : undefined}
        className={cn(
          'inline-flex min-h-11 min-w-0 items-center leading-tight',
          !current && 'link-line text-link hover:decoration-2',
          className,
        )}
        {...rest}
      />
    </li>
  );
}
