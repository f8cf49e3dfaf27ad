import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { useSlideIn } from '../../internal/use-slide-in.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

export type FormSummaryItem = {
  /** `id` of the field that the line leads to. */
  fieldId: string;
  /** The field and its error, e.g. `วันเกิด: ไม่มีวันที่ 29 กุมภาพันธ์ 2566`. */
  text: string;
};

export type FormSummaryProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** What failed and how many errors there are, e.g. `ยังบันทึกไม่ได้ มี 2 ช่องที่ต้องแก้`. */
  title: ReactNode;
  /** One line for each error, in the order of the form; a field may have several. */
  items: readonly FormSummaryItem[];
};

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // Without changing the address: a fragment would add a step to the history.
  event.preventDefault();
  field.focus();
  document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Lists the errors above a form. Renders a `section` that takes focus when it appears; give it a new `key` at each
 * submit, so that it does so again. The form slides to its place below it.
 */
export function FormSummary({ title, items, className, ref, ...rest }: FormSummaryProps) {
  const rootRef = useRef<HTMLElement>(null);
  const titleId = useId();
  useSlideIn(rootRef);
  useEffect(() => rootRef.current?.focus(), []);
  return (
    <section
      data-slot="form-summary"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(ref, rootRef)}
      className={cn(
        'min-w-0 rounded-md border-2 border-s-6 border-danger-line bg-surface px-inset py-3.5 @panel:px-5',
        className,
      )}
    >
      <h2 id={titleId} className="flow-root text-lg leading-tight text-danger @tiny:flex @tiny:gap-2">
        <CircleAlert
          aria-hidden
          className="float-start me-2 mt-1 size-6 shrink-0 @tiny:float-none @tiny:me-0"
        />
        <span className="min-w-0">
          <Phrases>{title}</Phrases>
        </span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.fieldId} ${item.text}`}>
            <a
              href={`#${item.fieldId}`}
              className="inline-block min-h-11 max-w-full py-2 leading-tight font-semibold text-danger underline"
              onClick={(event) => goToField(event, item.fieldId)}
            >
              <WholeWords>{item.text}</WholeWords>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
