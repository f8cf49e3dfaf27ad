import { type ComponentProps, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { Segments } from './segments.tsx';

/** Per cent of the reader's own text size. */
export type TextSize = '100' | '125' | '150' | '200';

/** `system` follows the device. */
export type Appearance = 'light' | 'dark' | 'contrast' | 'system';

const TEXT_SIZES = ['100', '125', '150', '200'] as const satisfies TextSize[];
const APPEARANCES = ['light', 'dark', 'contrast', 'system'] as const satisfies Appearance[];

/** Words of the settings, each replaceable. */
export type DisplaySettingsWords = Record<'textSize' | 'appearance' | Appearance, string>;

const WORDS: DisplaySettingsWords = {
  textSize: 'ขนาดตัวอักษร',
  appearance: 'สีหน้าจอ',
  light: 'สว่าง',
  dark: 'มืด',
  contrast: 'คมชัดสูง',
  system: 'ตามเครื่อง',
};

export type DisplaySettingsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The chosen text size. */
  textSize: TextSize;
  /** Called with the text size a member chooses. */
  onTextSizeChange: (textSize: TextSize) => void;
  /** The chosen appearance. */
  appearance: Appearance;
  /** Called with the appearance a member chooses. */
  onAppearanceChange: (appearance: Appearance) => void;
  /** Replaces some of the words. */
  words?: Partial<DisplaySettingsWords> | undefined;
};

/**
 * Text size and appearance, as two groups of radio buttons. Renders a `div` without state: the caller stores and
 * applies the values.
 */
export function DisplaySettings({
  textSize,
  onTextSizeChange,
  appearance,
  onAppearanceChange,
  words,
  className,
  ...rest
}: DisplaySettingsProps) {
  const name = useId();
  const labels = { ...WORDS, ...words };
  const largest = TEXT_SIZES.at(-1);
  return (
    <div data-slot="display-settings" className={cn('grid gap-4', className)} {...rest}>
      <Segments
        legend={labels.textSize}
        name={`${name}-size`}
        value={textSize}
        onValueChange={onTextSizeChange}
        options={TEXT_SIZES.map((size) => ({
          value: size,
          // Only the last segment shows its %.
          label: (
            <span className="whitespace-nowrap">
              {`${size} `}
              <span className={size === largest ? undefined : 'sr-only'}>%</span>
            </span>
          ),
        }))}
      />
      <Segments
        legend={labels.appearance}
        name={`${name}-appearance`}
        value={appearance}
        onValueChange={onAppearanceChange}
        options={APPEARANCES.map((option) => ({ value: option, label: labels[option] }))}
      />
    </div>
  );
}
