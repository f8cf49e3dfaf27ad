import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { Phrases } from '@sahakorn/ui/phrases';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { DemandForm } from './demand-form.tsx';
import { PublicDemands } from './public-demands.tsx';
import { SubmittedPanel } from './submitted-panel.tsx';
import { TrackForm } from './track-form.tsx';
import type { SubmittedDemand } from './demand-endpoints.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';

const INTRODUCTION = 'บอกสิ่งที่อยากให้สหกรณ์ทำหรือแก้ไข เจ้าหน้าที่อ่านทุกเรื่อง ไม่ต้องเข้าสู่ระบบ และจะไม่บอกชื่อก็ได้';

export function DemandPage() {
  const page = useLoaderData<number>();
  return (
    <>
      <PageMeta path={paths.demands(page)} />
      <Breadcrumbs current="เสนอความต้องการ/ร้องเรียน" />
      <h1 className="text-2xl @panel:text-3xl">
        <WholeWords>เสนอความต้องการ/ร้องเรียน</WholeWords>
      </h1>
      <p className="mb-6 max-w-prose text-text-muted">
        <Phrases>{INTRODUCTION}</Phrases>
      </p>
      <div className="grid grid-cols-1 gap-6 @wide:flex @wide:items-start @wide:gap-10">
        <div className="min-w-0 flex-1">
          <NewDemand />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 @wide:w-92">
          <Panel>
            <PanelHead title="ติดตามเรื่องที่ส่งแล้ว" />
            <TrackForm />
          </Panel>
          <Steps />
        </div>
      </div>
      <PublicDemands page={page} />
    </>
  );
}

function NewDemand() {
  const [taken, setTaken] = useState<SubmittedDemand | null>(null);
  return taken ? (
    <SubmittedPanel taken={taken} onAgain={() => setTaken(null)} />
  ) : (
    <DemandForm onSubmitted={setTaken} />
  );
}

function Steps() {
  return (
    <Panel>
      <PanelBody>
        <h2 className="text-xl">เรื่องของท่านไปไหนต่อ</h2>
        <ol className="mt-2 list-decimal space-y-1 ps-6">
          <li>รับเรื่องแล้ว: ท่านได้รหัสติดตาม</li>
          <li>
            <WholeWords>กำลังดำเนินการ: ฝ่ายที่เกี่ยวข้องตรวจสอบ</WholeWords>
          </li>
          <li>ตอบแล้ว: อ่านคำตอบได้ด้วยรหัสติดตาม</li>
        </ol>
      </PanelBody>
    </Panel>
  );
}
