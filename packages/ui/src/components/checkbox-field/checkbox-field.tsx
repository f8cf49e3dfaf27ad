import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { FieldError, FieldHint, type FieldWords, useFieldControl } from '../../internal/field-frame.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  Omit<FieldWords, 'optional'>;

/**
 * A checkbox with its label. Renders an `input`, which gets ref and rest props; label and hint are part of its
 * target.
 */
export function CheckboxField({ label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const field = useFieldControl({ hint, error, ...rest });
  const labelId = `${field.control.id}-label`;
  return (
    <div data-slot="field" className="min-w-0 print:hidden">
      <label
        htmlFor={field.control.id}
        className={cn(
          'flex min-h-11 cursor-pointer items-start gap-3 leading-tight',
          'has-disabled:cursor-default has-disabled:text-text-muted',
          !hint && 'py-2',
        )}
      >
        <span className="relative mt-0.5 grid size-6 shrink-0">
          <input
            data-slot="checkbox-field"
            aria-labelledby={labelId}
            {...rest}
            {...field.control}
            type="checkbox"
            className={cn(
              'peer size-6 cursor-pointer appearance-none rounded-sm border-2 border-line-strong bg-surface',
              'checked:border-brand checked:bg-brand aria-invalid:border-danger-line disabled:bg-subtle',
              'disabled:cursor-default disabled:checked:border-line-strong disabled:checked:bg-subtle',
              'contrast:disabled:border-dashed forced-colors:checked:bg-surface forced-colors:disabled:border-dashed',
              className,
            )}
          />
          <Check
            aria-hidden
            className={cn(
              'pointer-events-none invisible absolute inset-0.5 size-5 stroke-thick text-on-brand',
              'peer-checked:visible peer-disabled:text-text-muted',
            )}
          />
        </span>
        <span className="min-w-0">
          <span id={labelId}>
            <WholeWords>{label}</WholeWords>
          </span>
          {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
        </span>
      </label>
      <FieldError id={field.errorId}>{error}</FieldError>
    </div>
  );
}
