import { LinkList, LinkListItem } from '@sahakorn/ui/link-list';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

export function PaperCheck() {
  return (
    <section>
      <h2 className="pb-1.5 text-xl">มีเอกสารของสหกรณ์</h2>
      <LinkList>
        <LinkListItem asChild>
          <Link to={paths.verify()}>ตรวจสอบว่าเอกสารตรงกับต้นฉบับ</Link>
        </LinkListItem>
      </LinkList>
    </section>
  );
}
