import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { writeMoney } from '../../internal/shown-money.ts';
import { NO_AMOUNT } from '../../internal/shown-values.ts';

const moneyVariants = cva('whole-figure lining-nums tabular-nums', {
  variants: {
    size: {
      inherit: '',
      lg: 'text-lg font-semibold',
      xl: 'font-head text-xl font-semibold',
      tile: 'font-head text-tile font-semibold',
      single: 'font-head text-4xl font-semibold',
    },
  },
  defaultVariants: { size: 'inherit' },
});

export type MoneyProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Size of the figures: `tile` for a tile, `single` for one figure alone on a page. Default that of the text around. */
  size?: 'inherit' | 'lg' | 'xl' | 'tile' | 'single' | undefined;
  /** A decimal string in baht, such as `12345.50`; null if there is no amount. */
  value: string | null | undefined;
  /** Adds the unit behind, small and muted: `true` for บาท, or a word. Default none. */
  unit?: boolean | string | undefined;
  /** Read out when there is no amount. Default `ไม่มีข้อมูล`. */
  emptyLabel?: string | undefined;
};

/**
 * An amount of baht: two decimals, thousands commas, U+2212 before a negative, tabular figures, on one line
 * unless it is wider than a container of under 17 rem. An invalid amount shows as ` - `, with a warning in development. Renders a `span`.
 */
export function Money({ value, unit, size, emptyLabel = 'ไม่มีข้อมูล', className, ...rest }: MoneyProps) {
  const written = value === null || value === undefined ? NO_AMOUNT : writeMoney('Money', value);
  const empty = written === NO_AMOUNT;
  const unitWord = unit === true ? 'บาท' : unit;
  return (
    <span data-slot="money" className={cn(moneyVariants({ size }), className)} {...rest}>
      {empty ? <NoValue words={emptyLabel} /> : written}
      {unitWord && !empty && (
        <>
          {'\u00a0'}
          <span className="font-body text-sm font-normal text-text-muted">{unitWord}</span>
        </>
      )}
    </span>
  );
}
