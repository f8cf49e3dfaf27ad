import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { FieldError, useFieldControl } from '../../internal/field-frame.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

export type ChoiceOption<Value extends string> = { value: Value; label: ReactNode };

export type ChoiceFieldProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'role' | 'defaultValue'
> & {
  /** The question, which is the name of the group. */
  label: ReactNode;
  /** Whether only screen readers get the label, because the text around the field says it. Default false. */
  labelHidden?: boolean | undefined;
  /** Two or three short answers, side by side if there is room. */
  options: readonly ChoiceOption<Value>[];
  /** The chosen answer in a controlled field; null if there is none yet. */
  value?: Value | null | undefined;
  /** The answer at first. Default none. */
  defaultValue?: Value | undefined;
  /** Called with the answer that the reader chooses. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name under which a form sends the answer. Default a generated name. */
  name?: string | undefined;
  /** Error message under the answers. */
  error?: ReactNode | undefined;
};

/**
 * A question with a few equal answers. Renders a `fieldset` of native radio buttons, which gets ref and rest props.
 */
export function ChoiceField<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name: givenName,
  error,
  className,
  ...rest
}: ChoiceFieldProps<Value>) {
  const field = useFieldControl({ error, ...rest });
  const ownName = useId();
  const name = givenName ?? ownName;
  return (
    <fieldset
      data-slot="choice-field"
      {...rest}
      {...field.control}
      role="radiogroup"
      className={cn('min-w-0 print:hidden', className)}
    >
      <legend className={cn('mb-1 leading-tight font-semibold', labelHidden && 'sr-only')}>
        <WholeWords>{label}</WholeWords>
      </legend>
      <div className="grid auto-cols-fr gap-2 @tiny:grid-flow-col">
        {options.map(({ value: answer, label: words }) => (
          <label
            key={answer}
            className={cn(
              'flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-control py-1',
              'leading-tight has-checked:border-2 has-checked:border-brand-line has-checked:bg-brand-soft',
              'has-checked:px-control-tight has-checked:font-semibold has-disabled:cursor-default',
              'has-disabled:bg-subtle contrast:border-2 contrast:px-control-tight',
              error && 'border-danger-line',
            )}
          >
            <input
              type="radio"
              name={name}
              value={answer}
              {...(value === undefined
                ? { defaultChecked: answer === defaultValue }
                : { checked: answer === value })}
              onChange={() => onValueChange?.(answer)}
              className={cn(
                'size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface',
                'checked:border-6 checked:border-brand disabled:cursor-default forced-colors:appearance-auto',
              )}
            />
            {toWholeWords(words)}
          </label>
        ))}
      </div>
      <FieldError id={field.errorId}>{error}</FieldError>
    </fieldset>
  );
}

function toWholeWords(words: ReactNode) {
  return (
    <span className="min-w-0">
      <WholeWords>{words}</WholeWords>
    </span>
  );
}
