import { FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyScreen } from '../../components/empty-screen.tsx';

type EmptyListProps = {
  total: number | null;
  /** The name of the list in `ไม่มีหน้านี้ใน…`. Default: `รายการ`. */
  name?: string;
  firstPage: string;
  children: ReactNode;
};

export function EmptyList({ total, name = 'รายการ', firstPage, children }: EmptyListProps) {
  if (!total) return children;
  return (
    <EmptyScreen
      icon={<FileSearch aria-hidden />}
      title={`ไม่มีหน้านี้ใน${name}`}
      to={firstPage}
      linkText={`ไปหน้าแรกของ${name}`}
      variant="outline"
    />
  );
}
