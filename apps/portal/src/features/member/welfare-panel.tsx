import { Panel } from '@sahakorn/ui/panel';
import { ChevronRight, HeartHandshake } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** The way to the requests for welfare, which the menu leaves out (specification section 1). */
export function WelfarePanel() {
  return (
    <Panel className="relative hover:bg-subtle">
      <div className="flex flex-wrap items-center gap-x-3 px-inset py-2.5">
        <HeartHandshake aria-hidden className="size-6 shrink-0" />
        <h2 className="text-lg">สวัสดิการ</h2>
        <Link
          to={paths.welfare()}
          className="link-line ms-auto inline-flex min-h-11 items-center gap-1 font-semibold text-link after:absolute after:inset-0 hover:decoration-2"
        >
          ดูสวัสดิการ
          <ChevronRight aria-hidden className="size-5 shrink-0" />
        </Link>
      </div>
    </Panel>
  );
}
