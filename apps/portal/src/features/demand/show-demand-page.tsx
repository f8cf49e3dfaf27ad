import { skipToken } from '@reduxjs/toolkit/query';
import { formatText } from '@sahakorn/thai/text';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { useParams, useRouteError, Link } from 'react-router-dom';
import { PageFeed } from '../../components/feed/page-feed.tsx';
import { getMissingReason } from '../../components/missing-page.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { RouteError } from '../../components/route-error.tsx';
import { paths } from '../../lib/paths.ts';
import { useLocationState } from '../../lib/use-location-state.ts';
import { useGetDemandQuery, useTrackDemandQuery } from './demand-endpoints.ts';
import { DemandArticle } from './demand-article.tsx';
import { readTrackingCode } from './tracking-code.ts';
import { TrackForm } from './track-form.tsx';

export function ShowDemandPage() {
  const id = Number(useParams()['topicId']);
  const code = readTrackingCode(useLocationState());
  const open = useGetDemandQuery(code === null ? id : skipToken);
  const tracked = useTrackDemandQuery(code ?? skipToken);
  const missing = <MissingDemand />;
  return (
    <PageFeed query={code === null ? open : tracked} what="เรื่องนี้" missing={missing}>
      {(demand) =>
        (demand.demand_id ?? id) === id ? (
          <>
            <PageMeta
              title={formatText(demand.title)}
              description={formatText(demand.body)}
              path={paths.demand(id)}
              noIndex={code !== null}
            />
            <DemandArticle demand={demand} />
          </>
        ) : (
          missing
        )
      }
    </PageFeed>
  );
}

/** A private demand is not on the server-rendered page, but visible to a reader with its tracking code. */
export function DemandError() {
  const missing = getMissingReason(useRouteError());
  const code = readTrackingCode(useLocationState());
  if (!missing) return <RouteError />;
  return code === null ? <MissingDemand /> : <ShowDemandPage />;
}

const TITLE = 'ไม่พบเรื่องนี้';

/** The same for unknown and private demands. The author opens a private one by tracking code. */
function MissingDemand() {
  return (
    <div className="grid max-w-prose gap-5 pt-4">
      <PageMeta title={TITLE} noIndex />
      <header>
        <h1 className="text-2xl @panel:text-3xl">{TITLE}</h1>
        <p className="mt-1">
          <WholeWords>อาจไม่มีเรื่องหมายเลขนี้ หรือเป็นเรื่องที่ไม่เผยแพร่ ผู้แจ้งดูได้ด้วยรหัสติดตาม</WholeWords>
        </p>
      </header>
      <Panel>
        <PanelHead title="มีรหัสติดตาม" />
        <TrackForm />
      </Panel>
      <p>
        <Link
          className="link-line inline-flex min-h-11 items-center font-semibold text-link"
          to={paths.demands()}
        >
          <WholeWords>ไปหน้าเสนอความต้องการ/ร้องเรียน</WholeWords>
        </Link>
      </p>
    </div>
  );
}
