import { type ThaiDateStyle, formatThaiDate } from '@sahakorn/thai/date';
import { useGetLastUpdateQuery } from './last-update-endpoints.ts';

/** The date of the cooperative's books. The words and the appended time are the specification's (section 7). */
export function LastUpdate({ dateStyle }: { dateStyle: ThaiDateStyle }) {
  const { data } = useGetLastUpdateQuery();
  // Until the date is known its room is kept, so that nothing moves when it comes.
  const date = formatThaiDate(data ? `${data} 00:00:00` : null, { style: dateStyle });
  return <span className={data === undefined ? 'invisible' : undefined}>อัพเดทล่าสุดเมื่อ {date}</span>;
}
