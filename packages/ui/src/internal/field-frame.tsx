import { cva } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type AriaAttributes, type ReactNode, useId, useRef } from 'react';
import { useSlideIn } from './use-slide-in.ts';
import { useStableWhilePressed } from './use-stable-while-pressed.ts';
import { WholeWords } from './whole-words.tsx';

/** Label and messages of a form field. */
export type FieldWords = {
  /** Label and accessible name of the control. */
  label: ReactNode;
  /** Hint under the label; read out with the control. */
  hint?: ReactNode | undefined;
  /** Error message under the control, which it marks as invalid. */
  error?: ReactNode | undefined;
  /** Shows `(ไม่บังคับ)`, or the given text, after the label. Required fields show nothing. */
  optional?: boolean | string | undefined;
};

/**
 * Styles of a text or select control. An error replaces a pixel of padding by a pixel of border, so that nothing
 * moves.
 */
export const controlVariants = cva(
  [
    'w-full min-w-0 rounded-md border border-line-strong bg-surface px-control py-1 text-text placeholder:text-text-muted',
    'aria-invalid:border-2 aria-invalid:border-danger-line aria-invalid:px-control-tight',
    'disabled:bg-subtle disabled:text-text-muted contrast:border-2 contrast:px-control-tight',
    'contrast:disabled:border-dashed forced-colors:disabled:border-dashed',
  ],
  {
    variants: { size: { md: 'min-h-11 text-md', lg: 'min-h-13 text-xl' } },
    defaultVariants: { size: 'md' },
  },
);

type FieldControlProps = Pick<FieldWords, 'hint' | 'error'> & {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
};

/** The ids and aria attributes that connect a control with its hint and error. Spread `control` on the control. */
export function useFieldControl({ id, hint, error, ...aria }: FieldControlProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [hint && hintId, error && errorId, aria['aria-describedby']].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': descriptions || undefined,
      'aria-invalid': error ? true : aria['aria-invalid'],
    },
  };
}

type FieldFrameProps = FieldWords & {
  field: ReturnType<typeof useFieldControl>;
  children: ReactNode;
};

/** Lays out a field: label, hint, control, error. */
export function FieldFrame({ field, label, hint, error, optional, children }: FieldFrameProps) {
  return (
    <div data-slot="field" className="min-w-0 print:hidden">
      <label htmlFor={field.control.id} className="block leading-tight font-semibold">
        <WholeWords>{label}</WholeWords>
        <OptionalMark optional={optional} />
      </label>
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      <div className="mt-1">{children}</div>
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  );
}

/** `(ไม่บังคับ)` or the given text, after the label of an optional field. */
export function OptionalMark({ optional }: Pick<FieldWords, 'optional'>) {
  if (!optional) return null;
  return (
    <span className="font-normal text-text-muted">
      {' '}
      <WholeWords>{optional === true ? '(ไม่บังคับ)' : optional}</WholeWords>
    </span>
  );
}

/** The hint of a field. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} data-slot="field-hint" className="block text-sm text-text-muted">
      <WholeWords>{children}</WholeWords>
    </span>
  );
}

/** The error of a field, announced politely when it appears. The live region is always rendered. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const error = useStableWhilePressed(children);
  return <div aria-live="polite">{error && <ErrorLine id={id}>{error}</ErrorLine>}</div>;
}

function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  const lineRef = useRef<HTMLParagraphElement>(null);
  useSlideIn(lineRef);
  return (
    <p
      ref={lineRef}
      id={id}
      data-slot="field-error"
      className="mt-2 flex gap-1.5 leading-tight font-semibold text-danger"
    >
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      <span className="min-w-0">
        <WholeWords>{children}</WholeWords>
      </span>
    </p>
  );
}
