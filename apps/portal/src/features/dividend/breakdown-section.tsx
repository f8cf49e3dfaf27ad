import { Alert } from '@sahakorn/ui/alert';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';

type BreakdownSectionProps = {
  title: string;
  intro: string | null;
  rule: string | null;
  /** Differences between the books and the rules; null where they agree. */
  differences: readonly (string | null)[];
  /** Why there are no lines; null if there are any. */
  missing: string | null;
  children: ReactNode;
};

/** One amount of a year with the rule and the lines that it is calculated from. */
export function BreakdownSection({
  title,
  intro,
  rule,
  differences,
  missing,
  children,
}: BreakdownSectionProps) {
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="text-lg">{title}</h3>
        {intro && (
          <p className="max-w-prose">
            <WholeWords>{intro}</WholeWords>
          </p>
        )}
      </div>
      {differences.map(
        (difference) =>
          difference && (
            <Alert key={difference} tone="warning" title="ยอดที่จ่ายจริงต่างจากยอดตามระเบียบ">
              {difference}
            </Alert>
          ),
      )}
      {missing && <Alert title={`ยังแสดง${title}ไม่ได้`}>{`เพราะ${missing} สอบถามได้ที่สหกรณ์`}</Alert>}
      {children}
      {rule && (
        <p className="text-sm text-text-muted">
          <WholeWords>{`วิธีคำนวณ: ${rule}`}</WholeWords>
        </p>
      )}
    </section>
  );
}
