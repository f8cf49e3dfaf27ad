import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  FieldFrame,
  type FieldWords,
  controlVariants,
  useFieldControl,
} from '../../internal/field-frame.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> &
  FieldWords & {
    /** Height and text size; `lg` for a sign-in form. Default `md`. */
    size?: 'md' | 'lg' | undefined;
  };

/**
 * A choice from a short list, with label, hint and error. Renders a labelled native `select`, which gets ref and rest
 * props; its children are `option` elements.
 */
export function SelectField({ label, hint, error, optional, size, className, ...rest }: SelectFieldProps) {
  const field = useFieldControl({ hint, error, ...rest });
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} optional={optional}>
      <div className="flex items-center">
        <select
          data-slot="select-field"
          {...rest}
          {...field.control}
          className={cn(
            controlVariants({ size }),
            'cursor-pointer appearance-none pe-10 text-wrap disabled:cursor-default disabled:opacity-100',
            'aria-invalid:pe-10 contrast:pe-10',
            className,
          )}
        />
        <ChevronDown aria-hidden className="pointer-events-none -ms-8 size-5 shrink-0" />
      </div>
    </FieldFrame>
  );
}
