import { Button } from '@sahakorn/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@sahakorn/ui/dropdown-menu';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Money } from '@sahakorn/ui/money';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';

type ChangeLedgerProps = {
  what: string;
  current: string | null;
  /** All accounts including the current one; a single one needs no menu. `to` is null if the number is unknown. */
  ledgers: readonly { to: string | null; title: string; note: string; balance: string | null }[];
};

export function LedgerSwitcher({ what, current, ledgers }: ChangeLedgerProps) {
  const links = ledgers.flatMap(({ to, ...words }) => (to ? [{ to, ...words }] : []));
  if (links.length < 2) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" className="print:hidden">
          เปลี่ยน{what}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {links.map(({ to, title, note, balance }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to} className="no-underline" aria-current={to === current ? 'page' : undefined}>
              <span className="min-w-0 flex-1">
                <span className={to === current ? 'block font-semibold' : 'block'}>
                  <WholeWords>{title}</WholeWords>
                </span>
                <span className="block text-sm text-text-muted">
                  {note}
                  {to === current && ' · กำลังดูอยู่'}
                </span>
              </span>
              <Money value={balance} />
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
