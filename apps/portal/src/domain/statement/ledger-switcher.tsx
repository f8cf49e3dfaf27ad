import { Button } from '@sahakorn/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@sahakorn/ui/dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';

type ChangeLedgerProps = {
  /** What a ledger is called here, such as บัญชี. */
  what: string;
  /** Without any, no menu is shown. */
  others: readonly { to: string; title: string; note: string }[];
};

export function LedgerSwitcher({ what, others }: ChangeLedgerProps) {
  if (others.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" className="print:hidden">
          <span>
            เปลี่ยน<span className="@max-pair:sr-only">{what}</span>
          </span>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {others.map(({ to, title, note }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to} className="no-underline">
              <span className="min-w-0">
                <span className="block">{title}</span>
                <span className="text-sm text-text-muted">{note}</span>
              </span>
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
