import { Pager } from '@sahakorn/ui/pager';
import { Link } from 'react-router-dom';
import { type Paged, countPages } from './topic.ts';

export function ListPager({ list, toPath }: { list: Paged; toPath: (page: number) => string }) {
  return (
    <Pager
      className="mt-8"
      page={list.page ?? 1}
      pageCount={countPages(list)}
      renderLink={(page, words) => <Link to={toPath(page)}>{words}</Link>}
    />
  );
}
