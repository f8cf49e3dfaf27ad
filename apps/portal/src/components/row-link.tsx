import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="link-line ms-auto inline-flex min-h-11 items-center gap-1 font-semibold text-link after:absolute after:inset-0 hover:decoration-2 print:hidden"
    >
      {children}
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
