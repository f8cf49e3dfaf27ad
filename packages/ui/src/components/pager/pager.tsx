import { Slot } from '@radix-ui/react-slot';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { buttonVariants } from '../button/button.tsx';
import { type PagerStop, getPagerStops } from './pager-pages.ts';

/** Words of the pager, each replaceable. */
export type PagerWords = {
  pages: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  pageOf: (page: number, pageCount: number) => string;
  leftOut: (from: number, to: number) => string;
};

const WORDS: PagerWords = {
  pages: 'เลขหน้า',
  previous: 'หน้าก่อน',
  next: 'หน้าถัดไป',
  page: (page) => `หน้า ${page}`,
  pageOf: (page, pageCount) => `หน้า ${page} จาก ${pageCount}`,
  leftOut: (from, to) => `ข้ามหน้า ${from} ถึง ${to}`,
};

export type PagerProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The current page, from 1. Limited to the range. */
  page: number;
  /** Number of pages. With one or none the pager renders nothing. */
  pageCount: number;
  /** Renders the link to a page, an `a` or a router's link, around the given content. */
  renderLink: (page: number, words: ReactNode) => ReactElement;
  /** Replaces some of the words, including the landmark's name. */
  words?: Partial<PagerWords> | undefined;
};

/**
 * Pagination with an address for each page. Renders a `nav`: page numbers, or `หน้า 2 จาก 12` when it is under 28 rem
 * wide.
 */
export function Pager({ page, pageCount, renderLink, words, className, ...rest }: PagerProps) {
  if (!(pageCount > 1)) return null;
  const labels = { ...WORDS, ...words };
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  return (
    <nav
      data-slot="pager"
      aria-label={labels.pages}
      className={cn('@container print:hidden', className)}
      {...rest}
    >
      <ul className="flex flex-wrap items-center justify-between gap-2 @form:justify-center">
        <Turn to={current - 1} pageCount={pageCount} renderLink={renderLink}>
          <ChevronLeft aria-hidden />
          {labels.previous}
        </Turn>
        <li className="order-first basis-full text-center text-text-muted @form:hidden">
          {labels.pageOf(current, pageCount)}
        </li>
        {getPagerStops(current, pageCount).map((stop) => (
          <Stop
            key={typeof stop === 'number' ? stop : `after ${stop.from - 1}`}
            stop={stop}
            current={current}
            renderLink={renderLink}
            words={labels}
          />
        ))}
        <Turn to={current + 1} pageCount={pageCount} renderLink={renderLink}>
          {labels.next}
          <ChevronRight aria-hidden />
        </Turn>
      </ul>
    </nav>
  );
}

type StepButtonProps = Pick<PagerProps, 'pageCount' | 'renderLink'> & { to: number; children: ReactNode };

/** The previous or next page. Without one its space remains, so that the numbers do not move. */
function Turn({ to, pageCount, renderLink, children }: StepButtonProps) {
  const classes = cn(buttonVariants({ variant: 'quiet' }), 'px-2');
  if (to < 1 || to > pageCount) {
    return (
      <li aria-hidden className={cn(classes, 'invisible')}>
        {children}
      </li>
    );
  }
  return (
    <li>
      <Slot data-slot="pager-turn" className={classes}>
        {renderLink(to, children)}
      </Slot>
    </li>
  );
}

type StopProps = Pick<PagerProps, 'renderLink'> & {
  stop: PagerStop;
  current: number;
  words: PagerWords;
};

function Stop({ stop, current, renderLink, words }: StopProps) {
  if (typeof stop !== 'number') {
    return (
      <li className="hidden px-1 @form:block">
        <span aria-hidden>…</span>
        <span className="sr-only">{words.leftOut(stop.from, stop.to)}</span>
      </li>
    );
  }
  const here = stop === current;
  return (
    <li className="hidden @form:block">
      <Slot
        data-slot="pager-page"
        aria-label={words.page(stop)}
        aria-current={here ? 'page' : undefined}
        className={cn(
          buttonVariants({ variant: here ? 'primary' : 'outline' }),
          'min-w-11 px-2',
          !here && 'font-normal',
        )}
      >
        {renderLink(stop, stop)}
      </Slot>
    </li>
  );
}
