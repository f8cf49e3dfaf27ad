import { EMPTY_DATE, formatThaiDate } from '@sahakorn/thai/date';
import { formatRelativeDate } from '@sahakorn/thai/relative-date';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { allowBreaks, warnAboutValue, writeDate } from '../../internal/shown-values.ts';

export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> & {
  /** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or an ISO instant; Gregorian. Null if there is no date. */
  value: string | null | undefined;
  /** The current time, passed in because the kit reads no clock. */
  now: Date;
  /** Read out when there is no date. Default `ไม่มีข้อมูล`. */
  emptyLabel?: string | undefined;
};

/**
 * A relative date: 5 นาทีที่แล้ว, เมื่อวานนี้, the day within about a week, then the full date, wrapped as a whole. Renders
 * a `time` with the full date as its tooltip; a missing or invalid date is a `span` with ` - `, an invalid one with a warning in
 * development.
 */
export function RelativeTime({ value, now, emptyLabel = 'ไม่มีข้อมูล', className, ...rest }: RelativeTimeProps) {
  const timeless = Number.isNaN(now.getTime());
  if (timeless) warnAboutValue('RelativeTime', now, 'a valid Date as `now`');
  const text = writeDate('RelativeTime', value, (date) =>
    timeless ? formatThaiDate(date, { time: true }) : formatRelativeDate(date, { now }),
  );
  if (!value || text === EMPTY_DATE) {
    return (
      <span data-slot="relative-time" className={className} {...rest}>
        <NoValue words={emptyLabel} />
      </span>
    );
  }
  return (
    <time
      data-slot="relative-time"
      dateTime={value.replace(' ', 'T').replace(' ', '')}
      title={formatThaiDate(value, { weekday: true, time: true })}
      className={cn('line-around inline-block max-w-full', className)}
      {...rest}
    >
      {allowBreaks(text)}
    </time>
  );
}
