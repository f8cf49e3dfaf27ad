import { BackLink } from '@sahakorn/ui/back-link';
import { PageHead } from '@sahakorn/ui/page-head';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageActionsSlot } from '../components/page-actions.tsx';
import { paths } from '../lib/paths.ts';
import { LastUpdate } from './last-update.tsx';
import { useScreen } from '../lib/screen.ts';
import { PageMeta } from '../components/page-meta.tsx';

/** Head of every member page: the way back, as of when the books are, and what the page is called. */
export function MemberPageHead() {
  const screen = useScreen();
  const navigate = useNavigate();
  const handleBack = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plain || !hasPageBefore()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <>
      <PageMeta />
      <PageHead
        title={screen?.title}
        back={
          <BackLink asChild>
            <Link to={screen?.parent ?? paths.status()} onClick={handleBack}>
              กลับ
            </Link>
          </BackLink>
        }
        note={<LastUpdate dateStyle="full" />}
        aside={<PageActionsSlot />}
      />
    </>
  );
}

/** The router counts the pages of this visit in the browser's history. */
function hasPageBefore(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
