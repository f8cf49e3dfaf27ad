import type { ReactNode } from 'react';

type SegmentsProps<Value extends string> = {
  legend: string;
  /** Shared by the radio buttons of one group. */
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Segmented control: radio buttons that fill their segments. */
export function Segments<Value extends string>({
  legend,
  name,
  options,
  value,
  onValueChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset data-slot="segments" className="min-w-0">
      <legend className="pb-1 leading-tight font-semibold">{legend}</legend>
      <div className="overflow-clip rounded-md border border-line-strong bg-surface">
        <div className="-mt-px -ml-px flex flex-wrap">
          {options.map((option) => (
            <label
              key={option.value}
              className="relative flex min-h-11.25 flex-auto items-center justify-center border-t border-l border-line px-2 py-1 text-center leading-tight hover:bg-subtle has-checked:bg-brand has-checked:font-semibold has-checked:text-on-brand has-checked:forced-color-adjust-none"
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onValueChange(option.value)}
                className="focus-inset absolute inset-0 size-full cursor-pointer appearance-none"
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
