import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { useMenu } from './menu-context.ts';

export type MenuLinkProps = ComponentProps<'a'> & {
  /** Whether this is the current page. Default false. */
  current?: boolean | undefined;
  /** Renders the only child, a router's link, as the entry. Default false. */
  asChild?: boolean | undefined;
};

/** The link of an entry; choosing it closes a menu that is over the page. Renders an `a`, or the given link. */
export function MenuLink({ current, asChild, onClick, ...rest }: MenuLinkProps) {
  const { onChoose } = useMenu();
  const Comp = asChild ? Slot : 'a';
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    onChoose?.();
  };
  return <Comp {...rest} aria-current={current ? 'page' : undefined} onClick={handleClick} />;
}
