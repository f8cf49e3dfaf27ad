import { BackLink } from '@sahakorn/ui/back-link';
import { PageHead } from '@sahakorn/ui/page-head';
import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { PageActionsSlot } from '../components/page-actions.tsx';
import { getFields } from '../lib/input/parse.ts';
import { paths } from '../lib/paths.ts';
import { selectUser } from '../domain/session/session-slice.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { getFullName } from '../lib/session/session.ts';
import { LastUpdate } from '../domain/last-update/last-update.tsx';
import { useScreen } from '../lib/screen.ts';
import { PageMeta } from '../components/page-meta.tsx';

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
      <PaperHead />
      {screen?.head !== 'own' && (
        <PageHead
          title={screen?.title}
          shortTitle={screen?.shortTitle}
          back={
            <BackLink asChild>
              <Link to={screen?.parent ?? paths.status} onClick={handleBack}>
                กลับ
              </Link>
            </BackLink>
          }
          note={<LastUpdate dateStyle="full" />}
          aside={<PageActionsSlot />}
        />
      )}
    </>
  );
}

/** Print only: the member's name, since the layout is not printed. */
function PaperHead() {
  const { coopNameTH } = useRuntimeConfig();
  const user = useSelector(selectUser);
  return (
    <div className="mb-4 hidden border-b-3 border-double pb-2 print:block">
      <p className="font-semibold">{coopNameTH}</p>
      <p>
        {user && `${getFullName(user)} เลขสมาชิก ${user.membershipNo}`} <LastUpdate dateStyle="full" />
      </p>
    </div>
  );
}

/** The router stores the index of each page of this visit in the history state. */
function hasPageBefore(): boolean {
  return Number(getFields(history.state)['idx']) > 0;
}
