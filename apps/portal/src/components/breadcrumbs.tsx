import { Breadcrumb, BreadcrumbItem } from '@sahakorn/ui/breadcrumb';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

type BreadcrumbsProps = {
  parent?: { to: string; name: ReactNode };
  current: string;
};

export function Breadcrumbs({ parent, current }: BreadcrumbsProps) {
  return (
    <Breadcrumb className="mb-1">
      <BreadcrumbItem asChild>
        <Link to={paths.home}>หน้าแรก</Link>
      </BreadcrumbItem>
      {parent && (
        <BreadcrumbItem asChild>
          <Link to={parent.to}>{parent.name}</Link>
        </BreadcrumbItem>
      )}
      <BreadcrumbItem current>{current}</BreadcrumbItem>
    </Breadcrumb>
  );
}
