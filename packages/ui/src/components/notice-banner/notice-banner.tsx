import { Megaphone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { NOTICE_CLASSES, toNoticeColour } from './notice-colour.ts';

export type NoticeBannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The background, by the feed's colour name. Unknown names and the default are blue. */
  colour?: string | null | undefined;
  /** First words, in bold, for a notice without its own bold words. */
  title?: ReactNode;
  /** An icon of lucide. Default a megaphone. */
  icon?: ReactNode;
  /** Name of the landmark. Default `ประกาศจากสหกรณ์`. */
  'aria-label'?: string;
};

/**
 * An announcement for every visitor, at the top of the page: icon, bold first words, one sentence. Renders a
 * `section` that is a landmark; it cannot be closed.
 */
export function NoticeBanner({
  colour,
  title,
  icon,
  'aria-label': label = 'ประกาศจากสหกรณ์',
  className,
  children,
  ...rest
}: NoticeBannerProps) {
  const ground = toNoticeColour(colour);
  return (
    <section
      data-slot="notice-banner"
      data-colour={ground}
      aria-label={label}
      className={cn(
        '@container contrast:border-b-2 contrast:border-line contrast:bg-surface contrast:text-text print:hidden',
        NOTICE_CLASSES[ground],
        className,
      )}
      {...rest}
    >
      <div className="mx-auto flow-root max-w-page px-gutter py-2 @tiny:flex @tiny:items-start @tiny:gap-3 @panel:roomy @max-tiny:[&>svg]:float-start @max-tiny:[&>svg]:me-3 [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:shrink-0">
        {icon ?? <Megaphone aria-hidden />}
        <div className="min-w-0 leading-tight [&_a]:link-line">
          {title && <b>{title}</b>} {children}
        </div>
      </div>
    </section>
  );
}
