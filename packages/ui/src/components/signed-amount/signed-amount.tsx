import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { NO_AMOUNT, getSign, writeMoney } from '../../internal/shown-values.ts';

const DIRECTION = { '-1': 'out', '0': 'none', '1': 'in' } as const;

export type SignedAmountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A decimal string in baht; positive came in, negative went out. Null where there is none. */
  value: string | null | undefined;
  /** Read aloud before what came in. Default `ฝาก`; `null` where a column head says it already. */
  inLabel?: string | null | undefined;
  /** Read aloud before what went out. Default `ถอน`; `null` where a column head says it already. */
  outLabel?: string | null | undefined;
  /** Read out when there is no amount. Default `ไม่มีข้อมูล`. */
  emptyLabel?: string | undefined;
};

/**
 * An amount that came in or went out, told by its sign and by a word for screen readers; the colour of a
 * credit only repeats it. Renders a `span` with `data-direction` (`in`, `out`, `none`).
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
