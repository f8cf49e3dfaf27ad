import { type ThaiDateStyle, formatThaiDate } from '@sahakorn/thai/date';
import { useGetLastUpdateQuery } from './last-update-endpoints.ts';

/** The date of the cooperative's books. Text and appended time follow the specification (section 7). */
export function LastUpdate({ dateStyle }: { dateStyle: ThaiDateStyle }) {
  const { data } = useGetLastUpdateQuery();
  // Reserves the space until the date is loaded, so that the layout does not shift.
  const date = formatThaiDate(data ? `${data} 00:00:00` : null, { style: dateStyle });
  return <span className={data === undefined ? 'invisible' : undefined}>อัพเดทล่าสุดเมื่อ {date}</span>;
}
