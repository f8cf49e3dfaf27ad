import { Alert } from '@sahakorn/ui/alert';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';

type OriginPartProps = {
  title: string;
  intro: string | null;
  rule: string | null;
  /** Where the books differ from the rules, each null where they agree. */
  differences: readonly (string | null)[];
  /** Why there are no lines; null if there are some. */
  missing: string | null;
  children: ReactNode;
};

/** One amount of a year with the lines that it comes from, and the rule that it follows. */
export function OriginPart({ title, intro, rule, differences, missing, children }: OriginPartProps) {
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
