import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

export type DisclosureListProps = ComponentProps<'ul'>;

/** A list whose entries open in place, several at once. Renders a `ul`, a size container. */
export function DisclosureList({ className, ...rest }: DisclosureListProps) {
  return (
    <ul
      data-slot="disclosure-list"
      className={cn(
        '@container divide-y divide-line overflow-clip rounded-lg border border-line bg-surface contrast:divide-y-2 contrast:border-2',
        className,
      )}
      {...rest}
    />
  );
}

export type DisclosureItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** Title of the entry, on the button that opens it, such as a month. */
  title: ReactNode;
  /** Level of its heading. Default 2. */
  level?: 2 | 3 | undefined;
  /** A `StatusBadge`. */
  badge?: ReactNode;
  /** The number of the document, or what happens next. */
  detail?: ReactNode;
  /** A smaller line under the detail. */
  note?: ReactNode;
  /** A `Money`, aligned with those of the other entries. */
  amount?: ReactNode;
  /** At most one control, such as a quiet button พิมพ์. It does not open the entry. */
  action?: ReactNode;
  /** Whether the entry is open, if the caller controls it. */
  open?: boolean | undefined;
  /** Whether it is open at first, if the entry controls it itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when the entry opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** One entry: a row that is one target, and the children that it opens. Renders a `li`. */
export function DisclosureItem({
  title,
  level = 2,
  badge,
  detail,
  note,
  amount,
  action,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: DisclosureItemProps) {
  const [open, setOpen] = useControllableState({
    value: givenOpen,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const contentId = useId();
  const state = open ? 'open' : 'collapsed';
  const Heading = level === 2 ? 'h2' : 'h3';
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <li
      data-slot="disclosure-item"
      data-state={state}
      className={cn(
        'relative print:break-inside-avoid',
        'data-[state=open]:before:absolute data-[state=open]:before:inset-y-0 data-[state=open]:before:left-0',
        'data-[state=open]:before:border-l-5 data-[state=open]:before:border-brand',
        className,
      )}
      {...rest}
    >
      <div className="relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-inset py-2.5 @quad:flex-nowrap @quad:gap-x-4 @quad:py-3">
        <Heading className="min-w-0 grow basis-1/2 text-md @panel:text-lg @max-tiny:basis-full @max-tiny:text-sm @quad:w-48 @quad:flex-none @quad:basis-auto">
          {/* The whole row is its target; the action lies above it. */}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={contentId}
            className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 text-left leading-tight @max-tiny:gap-1 after:absolute after:inset-0 hover:link-line"
            onClick={() => setOpen(!open)}
          >
            <Chevron aria-hidden className="size-5 shrink-0 print:hidden @max-tiny:size-4" />
            <span className="min-w-0">
              <Phrases>{title}</Phrases>
            </span>
          </button>
        </Heading>
        <div className="order-2 grow basis-1/2 empty:hidden @max-tiny:basis-full @quad:order-none @quad:w-44 @quad:flex-none @quad:basis-auto @quad:empty:block">
          {badge}
        </div>
        <div className="order-4 basis-full text-sm empty:hidden @quad:order-none @quad:min-w-0 @quad:flex-1 @quad:basis-0 @quad:text-md @quad:leading-tight @quad:empty:block">
          {detail && (
            <span className="@quad:block">
              <WholeWords>{detail}</WholeWords>
            </span>
          )}{' '}
          {note && (
            <span className="text-text-muted @quad:block @quad:text-sm">
              <WholeWords>{note}</WholeWords>
            </span>
          )}
        </div>
        {/* Wraps an amount that is wider than its row: a cut amount would be a wrong one. */}
        <div className="order-1 ml-auto text-lg leading-tight font-semibold empty:hidden @quad:order-none @max-tiny:*:wrap-anywhere @max-tiny:*:whitespace-normal">
          {amount}
        </div>
        <div className="relative order-3 ml-auto print:hidden empty:hidden @quad:order-none @quad:ml-0">
          {action}
        </div>
      </div>
      <div id={contentId} data-state={state} className="unfold">
        <div>
          <div className="px-control pb-3 @quad:pr-inset @quad:pb-inset @quad:pl-14">{children}</div>
        </div>
      </div>
    </li>
  );
}
