import { graphemes } from '@sahakorn/thai/truncate';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  FieldFrame,
  type FieldWords,
  controlVariants,
  useFieldControl,
} from '../../internal/field-frame.tsx';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { LettersLeft } from './letters-left.tsx';
import { useGrowing } from './use-growing.ts';

const WORDS = {
  left: 'พิมพ์ได้อีก',
  over: 'เกินมา',
  unit: 'ตัวอักษร',
};

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength'> &
  FieldWords & {
    /** The text that stands there. Set, the caller holds it. */
    value?: string | undefined;
    /** The text to begin with, where the field holds it itself. */
    defaultValue?: string | undefined;
    /** Called with the text after every change. */
    onValueChange?: ((value: string) => void) | undefined;
    /**
     * Letters that the text may have, counted as readers do: `ที่` is one. Says how many are left; what goes beyond is
     * neither refused nor cut, but counted. Default no limit and no count.
     */
    limit?: number | undefined;
    /** Replaces some of the words of the count. */
    words?: Partial<typeof WORDS> | undefined;
  };

/**
 * Takes a text of several lines and grows with it; `rows` (default 4) are there from the start. Renders a labelled
 * `textarea`, which gets ref and rest props.
 */
export function TextareaField(props: TextareaFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    defaultValue = '',
    onValueChange,
    limit,
    words,
    ...more
  } = props;
  const { rows = 4, className, style, ref, onChange, ...rest } = more;
  const [text, setText] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const left = limit === undefined ? null : limit - graphemes(text).length;
  const isOver = left !== null && left < 0;
  const field = useFieldControl({ hint, error, ...rest });
  const { control } = field;
  const countId = `${control.id}-count`;
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useGrowing(areaRef);
  // A server may not write styles into a page whose policy forbids them: there `rows` alone gives the height.
  const hydrated = useHydrated();
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        data-slot="textarea-field"
        {...rest}
        {...control}
        ref={useMergedRef(ref, areaRef)}
        rows={rows}
        aria-describedby={
          [control['aria-describedby'], left !== null && countId].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={control['aria-invalid'] ?? (isOver || undefined)}
        value={text}
        onChange={(event) => {
          onChange?.(event);
          setText(event.currentTarget.value);
        }}
        // Where the height follows the text, `rows` would say nothing. 4 px are the borders of an error.
        style={hydrated ? { minHeight: `calc(${rows}lh + 1rem + 4px)`, ...style } : style}
        className={cn(
          controlVariants(),
          'block resize-y py-2 leading-tight read-only:bg-subtle',
          hydrated && 'field-sizing-content',
          className,
        )}
      />
      {left !== null && limit !== undefined && (
        <LettersLeft id={countId} left={left} limit={limit} words={{ ...WORDS, ...words }} />
      )}
    </FieldFrame>
  );
}
