import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  FieldFrame,
  type FieldWords,
  controlVariants,
  useFieldControl,
} from '../../internal/field-frame.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldWords & {
    /** Height and text size; `lg` for a sign-in form. Default `md`. */
    size?: 'md' | 'lg' | undefined;
  };

/** Takes one line of text, with its label, hint and error. Renders a labelled `input`, which gets ref and rest props. */
export function TextField({ label, hint, error, optional, size, className, ...rest }: TextFieldProps) {
  const field = useFieldControl({ hint, error, ...rest });
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} optional={optional}>
      <input
        type="text"
        data-slot="text-field"
        {...rest}
        {...field.control}
        className={cn(controlVariants({ size }), 'read-only:bg-subtle', className)}
      />
    </FieldFrame>
  );
}
