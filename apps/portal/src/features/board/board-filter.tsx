import { SearchBox } from '@sahakorn/ui/search-box';
import { Check } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { TERM, TERM_MAX_LENGTH, paths, patterns } from '../../lib/paths.ts';
import type { BoardChoice } from './board-choice.ts';

const KINDS = [
  { answered: undefined, name: 'ทั้งหมด' },
  { answered: 'true', name: 'มีคำตอบแล้ว' },
  { answered: 'false', name: 'รอคำตอบ' },
] as const;

export function BoardFilter({ choice: { search, answered } }: { choice: BoardChoice }) {
  const navigate = useNavigate();
  return (
    <div className="mb-5 grid max-w-prose gap-3 print:hidden">
      <SearchBox
        key={search}
        aria-label="ค้นหาในกระดาน"
        placeholder="ค้นกระดาน"
        action={patterns.board}
        name={TERM}
        maxLength={TERM_MAX_LENGTH}
        defaultValue={search}
        onSearch={(term) => void navigate(paths.board(1, { search: term, answered }))}
      />
      <nav aria-label="กระทู้ที่แสดง">
        <ul className="flex flex-wrap overflow-clip rounded-md border border-line-strong bg-surface contrast:border-2">
          {KINDS.map((kind) => (
            <li key={kind.name} className="flex flex-auto not-first:border-s not-first:border-line-strong">
              <Link
                to={paths.board(1, { search, answered: kind.answered })}
                aria-current={kind.answered === answered ? 'true' : undefined}
                className="focus-inset flex min-h-11 flex-1 items-center justify-center gap-1.5 px-2.5 py-1 text-center leading-tight text-text no-underline hover:link-line aria-[current=true]:bg-brand aria-[current=true]:font-semibold aria-[current=true]:text-on-brand [&_svg]:size-5 [&_svg]:shrink-0"
              >
                {kind.answered === answered && <Check aria-hidden />}
                {kind.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
