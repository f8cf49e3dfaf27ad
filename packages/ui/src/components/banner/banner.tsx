import { Slot } from '@radix-ui/react-slot';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export type BannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading of the story. */
  title: ReactNode;
  /** Level of the heading: 1 if it is the heading of the page. Default 2. */
  level?: 1 | 2 | undefined;
  /** An `img` with its `alt`, or a `KhitPanel`. */
  picture: ReactElement;
  /** A `StatusBadge` that says what kind of story it is. */
  badge?: ReactNode;
  /** A `Button` around the link to the story, labelled with a verb. */
  action?: ReactNode;
  /** `BannerSteps`, with more than one story. */
  steps?: ReactNode;
};

/**
 * The lead story of the home page: picture, heading, a few lines as children, one link, on the cover colour. It never
 * moves to the next story automatically. Renders a `section` named by its heading.
 */
export function Banner({
  title,
  level = 2,
  picture,
  badge,
  action,
  steps,
  className,
  children,
  ...rest
}: BannerProps) {
  const headingId = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      data-slot="banner"
      aria-labelledby={headingId}
      className={cn(
        '@container on-cover overflow-clip rounded-lg contrast:border-2 contrast:border-line',
        className,
      )}
      {...rest}
    >
      <div className="grid @panel:grid-cols-2 @wide:grid-cols-8">
        <div className="relative aspect-video overflow-clip @max-tiny:order-last @panel:aspect-auto @wide:col-span-5">
          <Slot className="absolute inset-0 size-full object-cover">{picture}</Slot>
        </div>
        <div className="flex min-w-0 flex-col gap-3 p-inset @panel:p-8 @wide:col-span-3 @wide:min-h-112">
          {/* Announces the story when the reader moves to it. */}
          <div aria-live="polite" className="flex flex-col items-start gap-3">
            {badge}
            <Heading id={headingId} className="w-full text-2xl @max-tiny:text-xl @wide:text-3xl">
              <Phrases>{title}</Phrases>
            </Heading>
            <div className="w-full">{children}</div>
          </div>
          <div className="brand-on-cover flex flex-wrap items-center justify-between gap-3 empty:hidden @panel:mt-auto @panel:pt-3">
            {action}
            {steps}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Words of the steps, each replaceable. */
export type BannerStepsWords = {
  storyOf: (story: number, total: number) => string;
  previous: string;
  next: string;
};

const WORDS: BannerStepsWords = {
  storyOf: (story, total) => `${story} จาก ${total}`,
  previous: 'เรื่องก่อนหน้า',
  next: 'เรื่องถัดไป',
};

export type BannerStepsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The current story, from 1. */
  story: number;
  /** Number of stories. With one or none the steps render nothing. */
  total: number;
  /** Called with the story that the reader moves to; after the last comes the first. */
  onStoryChange: (story: number) => void;
  /** Replaces some of the words. */
  words?: Partial<BannerStepsWords> | undefined;
};

/** Moves between stories. Renders a `div` with two buttons. */
export function BannerSteps({ story, total, onStoryChange, words, className, ...rest }: BannerStepsProps) {
  if (!(total > 1)) return null;
  const labels = { ...WORDS, ...words };
  return (
    <div data-slot="banner-steps" className={cn('flex flex-wrap items-center gap-2', className)} {...rest}>
      <span className="text-sm text-text-muted">{labels.storyOf(story, total)}</span>
      <IconButton
        variant="outline"
        label={labels.previous}
        onClick={() => onStoryChange(story > 1 ? story - 1 : total)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        variant="outline"
        label={labels.next}
        onClick={() => onStoryChange(story < total ? story + 1 : 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
