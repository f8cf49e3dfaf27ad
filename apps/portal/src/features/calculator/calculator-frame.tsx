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
  /** The description of the calculator, also for search engines. */
  description: string;
  path: Pattern;
  other: { path: Pattern; name: string };
  children: ReactNode;
};

/** The head and layout of a calculator. The canonical URL has no inputs. */
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

/** Shown if the cooperative has not published the rules or rates yet. */
export function CannotCalculate({ children }: { children: ReactNode }) {
  return (
    <EmptyState icon={<Calculator aria-hidden />} title="ยังคำนวณไม่ได้">
      {children}
    </EmptyState>
  );
}

/** Shown before the first calculation. */
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
