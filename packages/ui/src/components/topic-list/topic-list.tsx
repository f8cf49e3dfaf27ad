import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';

export type TopicListProps = ComponentProps<'ul'>;

/** News, announcements or questions, divided by hairlines. Renders a `ul` that is a size container. */
export function TopicList({ className, ...rest }: TopicListProps) {
  return (
    <ul
      data-slot="topic-list"
      className={cn('@container divide-y divide-line contrast:divide-y-2', className)}
      {...rest}
    />
  );
}

export type TopicListItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** A link or a router's link whose words are the title. Its target is the whole row. */
  link: ReactElement;
  /** An `img` with an empty `alt`, or a `WovenPicture` of shape `thumb`, at the left. */
  picture?: ReactElement | undefined;
  /** The date, and perhaps the author, under the title. */
  meta?: ReactNode;
  /** A date or a count in place of `meta`: at the right of the title. */
  aside?: ReactNode;
  /** An excerpt, hidden in lists under 28 rem. */
  children?: ReactNode;
};

/** An entry of a `TopicList`: title, date and excerpt, all one target. Renders a `li`. */
export function TopicListItem({
  link,
  picture,
  meta,
  aside,
  className,
  children,
  ...rest
}: TopicListItemProps) {
  return (
    <li
      data-slot="topic-list-item"
      className={cn(
        'relative flex gap-3.5 py-3.5 @form:gap-5 @form:py-4',
        !picture && 'py-3 @form:py-3',
        picture && 'first:pt-0 @form:first:pt-0',
        className,
      )}
      {...rest}
    >
      {picture && (
        <Slot className="aspect-square w-20 shrink-0 @max-tiny:hidden self-start rounded-md object-cover @form:aspect-4/3 @form:w-36">
          {picture}
        </Slot>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <div className={cn('min-w-0', aside ? 'flex-1 basis-40' : 'w-full')}>
          <h3 className={cn('leading-tight', picture ? 'text-md @form:text-lg' : 'font-body text-md')}>
            <Slot className="text-text underline decoration-line-strong after:absolute after:inset-0 hover:decoration-2">
              {link}
            </Slot>
          </h3>
          {meta && <p className="text-sm text-text-muted">{meta}</p>}
          {children && <div className="hidden leading-tight @form:block">{children}</div>}
        </div>
        {aside && <span className="text-sm leading-body whitespace-nowrap text-text-muted">{aside}</span>}
      </div>
    </li>
  );
}
