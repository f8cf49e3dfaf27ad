import { Slot, Slottable } from '@radix-ui/react-slot';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';

export type LinkListProps = ComponentProps<'ul'>;

/** A list of links, divided by hairlines. Renders a `ul` of `LinkListItem`. */
export function LinkList({ className, ...rest }: LinkListProps) {
  return <ul data-slot="link-list" className={cn('border-t border-line', className)} {...rest} />;
}

export type LinkListItemProps = ComponentProps<'a'> & {
  /** Renders the only child, such as a router's link, as the link. Default false. */
  asChild?: boolean | undefined;
};

/** One link with an arrow; the whole row is its target. Renders an `a` in a list item. */
export function LinkListItem({ asChild, className, children, ...rest }: LinkListItemProps) {
  const Comp = asChild ? Slot : 'a';
  return (
    <li className="border-b border-line">
      <Comp
        data-slot="link-list-item"
        className={cn(
          'link-line flex min-h-13 cursor-pointer items-center justify-between gap-4 py-2 leading-tight font-semibold text-text hover:decoration-2',
          className,
        )}
        {...rest}
      >
        <Slottable>{children}</Slottable>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </Comp>
    </li>
  );
}
