import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type EmptyListProps = {
  /** How many there are on all pages of the list. */
  total: number;
  /** What it is called in `ไม่มีหน้านี้ใน…`. Default `รายการ`. */
  name?: string;
  /** The address of its first page. */
  firstPage: string;
  /** Said of a list without anything in it. */
  children: ReactNode;
};

export function EmptyList({ total, name = 'รายการ', firstPage, children }: EmptyListProps) {
  if (total === 0) return children;
  return (
    <EmptyState
      icon={<FileSearch aria-hidden />}
      title={`ไม่มีหน้านี้ใน${name}`}
      action={
        <Button asChild>
          <Link to={firstPage}>ไปหน้าแรกของ{name}</Link>
        </Button>
      }
    />
  );
}
