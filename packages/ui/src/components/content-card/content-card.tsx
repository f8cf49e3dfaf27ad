import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';

export type ContentCardsProps = ComponentProps<'div'>;

/**
 * Cards in two columns, or in four when the list is at least 58 rem wide. Renders a `div` with a list of `ContentCard`s.
 */
export function ContentCards({ className, children, ...rest }: ContentCardsProps) {
  return (
    <div data-slot="content-cards" className={cn('@container', className)} {...rest}>
      <ul className="grid gap-x-3.5 gap-y-4 @tiny:grid-cols-2 @panel:gap-x-5 @panel:gap-y-6 @quad:grid-cols-4 print:grid-cols-3">
        {children}
      </ul>
    </div>
  );
}

export type ContentCardProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** An `img` with an empty `alt`, or a `WovenPicture`. */
  picture: ReactElement;
  /** A link or a router's link whose words are the title. Its target is the whole card. */
  link: ReactElement;
  /** The date, and perhaps the author. */
  meta?: ReactNode;
};

/** A picture, its title and its date, all one target. Use it in `ContentCards`. Renders a `li`. */
export function ContentCard({ picture, link, meta, className, children, ...rest }: ContentCardProps) {
  return (
    <li data-slot="content-card" className={cn('relative min-w-0', className)} {...rest}>
      <Slot className="aspect-4/3 w-full rounded-md object-cover">{picture}</Slot>
      <h3 className="mt-2 font-body text-md leading-tight">
        <Slot className="text-text underline decoration-line-strong after:absolute after:inset-0 hover:decoration-2">
          {link}
        </Slot>
      </h3>
      {meta && <p className="text-sm text-text-muted">{meta}</p>}
      {children}
    </li>
  );
}
