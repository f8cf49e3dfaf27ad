import { Money } from '@sahakorn/ui/money';
import { Phrases } from '@sahakorn/ui/phrases';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type SummaryRowProps = {
  to: string;
  label: ReactNode;
  /** A decimal string in baht, or a badge in its place. */
  amount: string | null | ReactNode;
  caption: ReactNode;
  /** A decorative picture between label and caption. */
  picture?: ReactNode;
};

/** One link of the first screen, with label, amount and caption. */
export function SummaryRow({ to, label, amount, caption, picture }: SummaryRowProps) {
  return (
    <Link
      to={to}
      className="focus-inset grid grid-cols-[minmax(0,1fr)_auto_1.25rem] items-baseline gap-x-2.5 border-t border-line py-2 ps-inset pe-2.5 leading-tight hover:bg-subtle @max-tiny:grid-cols-[minmax(0,1fr)_1.25rem] @max-tiny:gap-x-1 @max-tiny:pe-1"
    >
      <span className="link-line justify-self-start font-semibold">
        <Phrases>{label}</Phrases>
      </span>{' '}
      <span className="text-lg leading-tight font-semibold @max-tiny:col-span-2 @max-tiny:row-start-2 @max-tiny:text-md @max-tiny:wrap-anywhere @max-tiny:*:whitespace-normal">
        {typeof amount === 'string' || amount === null ? <Money value={amount} /> : amount}
      </span>
      <ChevronRight aria-hidden className="size-5 self-center text-link print:hidden" />
      {picture && <span className="col-start-1 col-end-3 my-1 block">{picture}</span>}{' '}
      <span className="col-start-1 col-end-3 text-sm text-text-muted">
        <WholeWords>{caption}</WholeWords>
      </span>
    </Link>
  );
}
