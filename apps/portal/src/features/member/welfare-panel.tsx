import { Panel } from '@sahakorn/ui/panel';
import { HeartHandshake } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { RowLink } from '../../components/row-link.tsx';

/** The way to the requests for welfare, which the menu leaves out (specification section 1). */
export function WelfarePanel() {
  return (
    <Panel className="relative hover:bg-subtle">
      <div className="flex flex-wrap items-center gap-x-3 px-inset py-2.5">
        <HeartHandshake aria-hidden className="size-6 shrink-0" />
        <h2 className="text-lg">สวัสดิการ</h2>
        <RowLink to={paths.welfare()}>ดูสวัสดิการ</RowLink>
      </div>
    </Panel>
  );
}
