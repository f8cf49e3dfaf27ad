import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { Phrases } from '@sahakorn/ui/phrases';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { createBreadcrumb } from '../../components/structured-data.ts';
import { type Pattern, paths } from '../../lib/paths.ts';

const CAUTION = 'เป็นการคำนวณเบื้องต้น ไม่ใช่คำเสนอ';

type CalculatorFrameProps = {
  title: string;
  /** What it answers, for search engines too. */
  description: string;
  path: Pattern;
  other: { path: Pattern; name: string };
  children: ReactNode;
};

/** Head and width of a calculator. The canonical address is the one without what was typed. */
export function CalculatorFrame({ title, description, path, other, children }: CalculatorFrameProps) {
  return (
    <>
      <PageMeta
        title={title}
        description={`${description} ${CAUTION}`}
        path={path}
        structured={(origin) => [createBreadcrumb(origin, [{ name: title, path }])]}
      />
      <Breadcrumbs current={title} />
      <h1 className="text-2xl @panel:text-3xl">
        <Phrases>{title}</Phrases>
      </h1>
      <p className="max-w-prose">
        <Phrases>{description}</Phrases>
      </p>
      <p className="mb-6 max-w-prose font-semibold">
        <WholeWords>{CAUTION}</WholeWords>
      </p>
      {children}
      <p className="mt-6 flex flex-wrap gap-x-6 print:hidden">
        <Link className="link-line inline-flex min-h-11 items-center font-semibold text-link" to={other.path}>
          {other.name}
        </Link>
        <Link className="link-line inline-flex min-h-11 items-center font-semibold text-link" to={paths.home}>
          อัตราดอกเบี้ยที่ประกาศ
        </Link>
      </p>
    </>
  );
}

/** What the cooperative has to publish first. */
export function CannotCalculate({ children }: { children: ReactNode }) {
  return (
    <EmptyState icon={<Calculator aria-hidden />} title="ยังคำนวณไม่ได้">
      {children}
    </EmptyState>
  );
}

/** Shown in place of the answer before anything is calculated. */
export function NothingAsked({ children }: { children: ReactNode }) {
  return (
    <Panel className="print:hidden">
      <PanelHead title="ผลการคำนวณ" />
      <PanelBody>
        <p className="text-text-muted">
          <WholeWords>{children}</WholeWords>
        </p>
      </PanelBody>
    </Panel>
  );
}
