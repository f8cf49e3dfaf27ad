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
import { useAutoHeight } from './use-auto-height.ts';

const WORDS = {
  left: 'พิมพ์ได้อีก',
  over: 'เกินมา',
  unit: 'ตัวอักษร',
};

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength'> &
  FieldWords & {
    /** The text, in a controlled field. */
    value?: string | undefined;
    /** The initial text, in an uncontrolled field. */
    defaultValue?: string | undefined;
    /** Called with the text after every change. */
    onValueChange?: ((value: string) => void) | undefined;
    /**
     * Maximum number of characters, as grapheme clusters: `ที่` is one. Shows how many are left; longer text is
     * counted, but neither refused nor cut. Default no limit and no count.
     */
    limit?: number | undefined;
    /** Replaces some of the words of the count. */
    words?: Partial<typeof WORDS> | undefined;
  };

/**
 * Takes a text of several lines and grows with it from `rows` (default 4). Renders a labelled `textarea`, which gets
 * ref and rest props.
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
  useAutoHeight(areaRef);
  // A strict content policy forbids style attributes in HTML from a server: there only `rows` sets the height.
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
        // `field-sizing: content` ignores `rows`. 4 px are the borders of an error.
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
