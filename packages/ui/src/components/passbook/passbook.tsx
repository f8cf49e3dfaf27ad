import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';
import { WovenBand } from '../woven-band/woven-band.tsx';

export type PassbookProps = ComponentProps<'section'>;

/** The passbook at the top of a member's page: owner, account and amounts. Renders a `section`, a size container. */
export function Passbook({ className, ...rest }: PassbookProps) {
  return (
    <section
      data-slot="passbook"
      className={cn(
        '@container overflow-clip rounded-lg border border-line bg-surface contrast:border-2 print:break-inside-avoid',
        className,
      )}
      {...rest}
    />
  );
}

export type PassbookCoverProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whose book it is, or which account. */
  title: ReactNode;
  /** Level of its heading. Default 2. */
  level?: 1 | 2 | undefined;
  /** The number under the title. */
  caption?: ReactNode;
  /** An `Avatar` of size `lg`; hidden in narrow covers. */
  avatar?: ReactNode;
  /** `slim`: low, for a page whose content must begin high up. Default `regular`. */
  size?: 'regular' | 'slim' | undefined;
};

/** The cover with its woven band. Children are at the right: `PassbookFacts`, or one control. Renders a `div`. */
export function PassbookCover({
  title,
  level = 2,
  caption,
  avatar,
  size = 'regular',
  className,
  children,
  ...rest
}: PassbookCoverProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const slim = size === 'slim';
  return (
    <div
      data-slot="passbook-cover"
      className={cn('on-cover contrast:border-b-2 print:border-b', className)}
      {...rest}
    >
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-3 px-inset @pair:gap-x-6',
          slim ? 'py-3 leading-tight @pair:py-4' : 'py-4 @pair:py-6',
        )}
      >
        {avatar && <div className="@max-tiny:hidden">{avatar}</div>}
        <div className="min-w-0 flex-1 basis-40 @pair:basis-auto">
          <Heading
            className={cn(
              'text-xl @max-tiny:text-lg @pair:text-2xl',
              level === 1 && !slim && '@tiny:text-2xl',
            )}
          >
            <Phrases>{title}</Phrases>
          </Heading>
          {caption && (
            <p className={cn('text-text-muted', slim && 'text-sm')}>
              <Phrases>{caption}</Phrases>
            </p>
          )}
        </div>
        {children}
      </div>
      <WovenBand />
    </div>
  );
}

export type PassbookFactsProps = ComponentProps<'dl'>;

/** Short facts on the cover. Renders a `dl` of `PassbookFact`. */
export function PassbookFacts({ className, ...rest }: PassbookFactsProps) {
  return (
    <dl
      data-slot="passbook-facts"
      className={cn(
        'flex min-w-0 basis-full flex-wrap gap-x-6 gap-y-1 @pair:basis-auto @pair:gap-x-10',
        className,
      )}
      {...rest}
    />
  );
}

export type PassbookFactProps = ComponentProps<'div'> & {
  /** What the fact is about. */
  label: ReactNode;
};

/** One fact of the cover. Renders a `div` with its term and description. */
export function PassbookFact({ label, className, children, ...rest }: PassbookFactProps) {
  return (
    <div
      data-slot="passbook-fact"
      className={cn('flex max-w-full flex-wrap items-baseline gap-x-2 leading-tight @pair:block', className)}
      {...rest}
    >
      <dt className="text-sm text-text-muted">
        <WholeWords>{label}</WholeWords>
      </dt>
      <dd className="min-w-0 font-semibold wrap-anywhere @max-tiny:text-sm @pair:whitespace-nowrap">
        {children}
      </dd>
    </div>
  );
}

const cellsVariants = cva('-mt-px -ml-px grid', {
  variants: {
    columns: {
      2: '@pair/cells:grid-cols-2',
      3: '@panel/cells:grid-cols-3',
      4: '@pair/cells:grid-cols-2 @quad/cells:grid-cols-4',
    },
  },
  defaultVariants: { columns: 4 },
});

export type PassbookCellsProps = ComponentProps<'div'> & {
  /** How many cells are in a row if there is room. Default 4. */
  columns?: 2 | 3 | 4 | undefined;
};

/**
 * The cells under the cover, each a `SummaryTile`, divided by hairlines: in a row, two by two, or stacked, depending
 * on the width. Renders a `div`.
 */
export function PassbookCells({ columns, className, children, ...rest }: PassbookCellsProps) {
  return (
    <div data-slot="passbook-cells" className={cn('@container/cells overflow-clip', className)} {...rest}>
      <div className={cellsVariants({ columns })}>{children}</div>
    </div>
  );
}
