import { EMPTY_DATE, type ThaiDateStyle, formatThaiDate } from '@sahakorn/thai/date';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { allowBreaks, writeDate } from '../../internal/shown-values.ts';

export type ThaiDateProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'style'> & {
  /** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or an ISO instant; Gregorian. Null if there is no date. */
  value: string | null | undefined;
  /** `full` (19 พฤศจิกายน 2569) for prose, `short` (19 พ.ย. 2569) for tables, `numeric`. Default `full`. */
  style?: ThaiDateStyle | undefined;
  /** Adds the weekday before the date. Default false. */
  weekday?: boolean | undefined;
  /** Adds the time if the value has one. Default false. */
  time?: boolean | undefined;
  /** Read out when there is no date. Default `ไม่มีข้อมูล`. */
  emptyLabel?: string | undefined;
};

/**
 * A Thai date, in the Buddhist era and in Bangkok time, wrapped as a whole. Renders a `time` with `dateTime`; a
 * missing or invalid date is a `span` with ` - `, an invalid one with a warning in development.
 */
export function ThaiDate({
  value,
  style = 'full',
  weekday = false,
  time = false,
  emptyLabel = 'ไม่มีข้อมูล',
  className,
  ...rest
}: ThaiDateProps) {
  const text = writeDate('ThaiDate', value, (date) => formatThaiDate(date, { style, weekday, time }));
  if (!value || text === EMPTY_DATE) {
    return (
      <span data-slot="thai-date" className={className} {...rest}>
        <NoValue words={emptyLabel} />
      </span>
    );
  }
  return (
    <time
      data-slot="thai-date"
      dateTime={value.replace(' ', 'T').replace(' ', '')}
      className={cn('line-around inline-block max-w-full', className)}
      {...rest}
    >
      {allowBreaks(text)}
    </time>
  );
}
