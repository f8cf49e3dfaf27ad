import { formatMoney } from '@sahakorn/thai/money';
import { parseMoneyInput } from '@sahakorn/thai/money-input';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { FieldFrame, controlVariants, useFieldControl } from '../../internal/field-frame.tsx';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { addSteps, fromSliderValue, toSliderValue } from './amount-text.ts';

const STEP = 500;
const PAGE = 1000;

const WORDS = {
  less: 'ลดลง',
  more: 'เพิ่มขึ้น',
  unit: 'บาท',
  notANumber: 'พิมพ์จำนวนเงินเป็นบาท เช่น 1,500 หรือ 1,500.50',
};

/** Words of the field, each replaceable. */
export type AmountSliderWords = typeof WORDS;

export type AmountSliderProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'type' | 'size'
> & {
  /** Label of the field, and name of the slider. */
  label: string;
  /** Hint under the label. */
  hint?: ReactNode | undefined;
  /** What is wrong with the amount, such as more than the debt. A text that is not a number has its own message. */
  error?: ReactNode | undefined;
  /** The least amount of the slider, in whole baht. Default 0. */
  min?: number | undefined;
  /** The greatest amount of the slider, in whole baht. More can be typed. */
  max: number;
  /** The amount, a decimal string in baht, in a controlled field. */
  value?: string | undefined;
  /** The amount at first. Default `0.00`. */
  defaultValue?: string | undefined;
  /** Called with a decimal string in baht when the reader moves the slider or types a number. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Replaces built-in words. */
  words?: Partial<AmountSliderWords> | undefined;
};

/**
 * An amount to try out: a field and a slider with the same number, with buttons for a step less or more. Renders a
 * labelled `input`, which gets ref and rest props, with the slider below it.
 */
export function AmountSlider({
  label,
  hint,
  error,
  min = 0,
  max,
  value: givenValue,
  defaultValue = '0.00',
  onValueChange,
  words: givenWords,
  className,
  onBlur,
  ...rest
}: AmountSliderProps) {
  const words = { ...WORDS, ...givenWords };
  const [value, setValue] = useControllableState({
    value: givenValue,
    defaultValue,
    onChange: onValueChange,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shownError = left && typed !== null && parseMoneyInput(typed) === null ? words.notANumber : error;
  const field = useFieldControl({ hint, error: shownError, ...rest });
  const move = (next: string) => {
    setTyped(null);
    setValue(next);
  };
  const handleType = (text: string) => {
    setTyped(text);
    setLeft(false);
    const amount = parseMoneyInput(text);
    if (amount !== null) setValue(amount);
  };
  const handleLeave = () => {
    if (typed !== null && parseMoneyInput(typed) !== null) setTyped(null);
    setLeft(true);
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} error={shownError}>
      <div className="@container">
        <div className="flex flex-wrap gap-2">
          <StepButton label={words.less} onClick={() => move(addSteps(value, -STEP, min, max))}>
            <span className="text-xl">−</span>
          </StepButton>
          <span className="relative min-w-0 flex-1 @tiny:[&_input[type]]:pe-14 @max-tiny:order-first @max-tiny:basis-full">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              data-slot="amount-slider"
              {...rest}
              {...field.control}
              value={typed ?? formatMoney(value)}
              className={cn(controlVariants(), 'text-end text-xl font-semibold', className)}
              onChange={(event) => handleType(event.currentTarget.value)}
              onBlur={(event) => {
                handleLeave();
                onBlur?.(event);
              }}
            />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-text-muted @max-tiny:hidden"
            >
              {words.unit}
            </span>
          </span>
          <StepButton label={words.more} onClick={() => move(addSteps(value, STEP, min, max))}>
            <span className="text-xl">+</span>
          </StepButton>
        </div>
      </div>
      <Slider label={label} unit={words.unit} value={value} min={min} max={max} onMove={move} />
    </FieldFrame>
  );
}

function StepButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <IconButton variant="outline" label={`${label} ${STEP}`} onClick={onClick}>
      {children}
    </IconButton>
  );
}

type SliderProps = {
  label: string;
  unit: string;
  value: string;
  min: number;
  max: number;
  onMove: (value: string) => void;
};

function Slider({ label, unit, value, min, max, onMove }: SliderProps) {
  const baht = toSliderValue(value, min, max);
  const filled = max > min ? ((baht - min) / (max - min)) * 100 : 0;
  const handleKey = (event: KeyboardEvent) => {
    const steps = { PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    onMove(addSteps(value, steps, min, max));
  };
  return (
    <div className="mt-1">
      <div className="relative">
        {/* The track, between the middles of the thumb at both ends. */}
        <svg aria-hidden width="100%" height={8} className="pointer-events-none absolute inset-y-0 my-auto">
          <rect width="100%" height={8} rx={4} className="fill-subtle stroke-line-strong contrast:stroke-2" />
          <rect width={`${filled}%`} height={8} rx={4} className="fill-brand" />
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${formatMoney(value)} ${unit}`}
          min={min}
          max={max}
          step={STEP}
          value={baht}
          className="amount-slider relative"
          onChange={(event) => onMove(fromSliderValue(Number(event.currentTarget.value)))}
          onKeyDown={handleKey}
        />
      </div>
      <div aria-hidden className="flex justify-between gap-x-2 text-sm text-text-muted">
        <span>{formatMoney(String(min), { decimals: 0 })}</span>
        <span className="min-w-0 text-end wrap-anywhere">
          {formatMoney(fromSliderValue(max), { decimals: 0 })}
        </span>
      </div>
    </div>
  );
}
