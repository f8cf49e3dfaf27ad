import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { getSign, writeMoney } from '../../internal/shown-money.ts';
import { NO_AMOUNT } from '../../internal/shown-values.ts';

const DIRECTION = { '-1': 'out', '0': 'none', '1': 'in' } as const;

export type SignedAmountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A decimal string in baht; positive for incoming, negative for outgoing. Null if there is none. */
  value: string | null | undefined;
  /** Read out before an incoming amount. Default `ฝาก`; `null` if a column head says it already. */
  inLabel?: string | null | undefined;
  /** Read out before an outgoing amount. Default `ถอน`; `null` if a column head says it already. */
  outLabel?: string | null | undefined;
  /** Read out when there is no amount. Default `ไม่มีข้อมูล`. */
  emptyLabel?: string | undefined;
};

/**
 * An incoming or outgoing amount, marked by its sign and by a word for screen readers; the colour of a credit only
 * repeats it. Renders a `span` with `data-direction` (`in`, `out`, `none`).
 */
export function SignedAmount({
  value,
  inLabel = 'ฝาก',
  outLabel = 'ถอน',
  emptyLabel = 'ไม่มีข้อมูล',
  className,
  ...rest
}: SignedAmountProps) {
  const written =
    value === null || value === undefined ? NO_AMOUNT : writeMoney('SignedAmount', value, { sign: 'always' });
  const direction = DIRECTION[value ? (getSign(value) ?? 0) : 0];
  const word = { in: inLabel, out: outLabel, none: null }[direction];
  return (
    <span
      data-slot="signed-amount"
      data-direction={direction}
      className={cn(
        'whitespace-nowrap text-out tabular-nums lining-nums data-[direction=in]:text-in',
        className,
      )}
      {...rest}
    >
      {word && <span className="sr-only">{word} </span>}
      {written === NO_AMOUNT ? <NoValue words={emptyLabel} /> : written}
    </span>
  );
}
