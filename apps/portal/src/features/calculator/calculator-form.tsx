import { Button } from '@sahakorn/ui/button';
import { FormSummary } from '@sahakorn/ui/form-summary';
import { Panel } from '@sahakorn/ui/panel';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Pattern } from '../../lib/paths.ts';

/** The fragment of a result's URL, so that the browser scrolls to the result, also without JavaScript. */
const ANSWER_ID = 'answer';

type Mistakes = readonly { field: string | null; message: string | null }[];

export function getFieldId(field: string): string {
  return `calculator-${field}`;
}

/** The error message of a field. */
export function getError(mistakes: Mistakes, field: string): string | undefined {
  return mistakes.find((mistake) => mistake.field === field)?.message ?? undefined;
}

type CalculatorFormProps = {
  action: Pattern;
  /** The field that is sent even if empty, so that the URL requests a result. */
  asks: string;
  mistakes: Mistakes;
  children: ReactNode;
};

/** A form whose result has a URL: without JavaScript the browser submits it, and the server renders the result. */
export function CalculatorForm({ action, asks, mistakes, children }: CalculatorFormProps) {
  const navigate = useNavigate();
  const { key, search: shown } = useLocation();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && (value !== '' || name === asks) ? [[name, value]] : [],
    );
    const search = `?${String(new URLSearchParams(filled))}`;
    void navigate({ search, hash: ANSWER_ID }, { replace: search === shown });
  };
  return (
    <Panel className="print:hidden">
      {/* The key resets the fields when the URL changes. */}
      <form
        key={shown}
        noValidate
        action={`${action}#${ANSWER_ID}`}
        className="grid gap-5 px-inset py-5"
        onSubmit={handleSubmit}
      >
        {mistakes.length > 0 && (
          <FormSummary
            key={key}
            id={ANSWER_ID}
            title={`ยังคำนวณไม่ได้ มี ${mistakes.length} ช่องที่ต้องแก้`}
            items={mistakes.flatMap(({ field, message }) =>
              field === null || message === null ? [] : [{ fieldId: getFieldId(field), text: message }],
            )}
          />
        )}
        {children}
        <Button type="submit" variant="primary" className="justify-self-start">
          คำนวณ
        </Button>
      </form>
    </Panel>
  );
}

/** The result, which is focused after a calculation. Invalid fields take the focus instead. */
export function CalculatorAnswer({ mistaken, children }: { mistaken: boolean; children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const isAsked = type !== NavigationType.Pop && location.hash === `#${ANSWER_ID}`;
    if (isAsked && !mistaken) ref.current?.focus();
  }, [location, type, mistaken]);
  return (
    <section
      ref={ref}
      id={mistaken ? undefined : ANSWER_ID}
      aria-label="ผลการคำนวณ"
      tabIndex={-1}
      className="grid gap-5 outline-none"
    >
      {children}
    </section>
  );
}
