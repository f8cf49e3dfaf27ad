import { getMoneySign, toSatang } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';

export type NetOfYear = { label: string; value: string | null };

const WHOLE = 1000n;

/** The net amounts of some years as lying bars, each with its year and amount: a table. */
export function NetBars({ caption, years }: { caption: string; years: readonly NetOfYear[] }) {
  const largest = years.reduce((most, { value }) => {
    const size = value === null ? 0n : toSatang(value);
    return size > most ? size : most;
  }, 0n);
  return (
    <table className="w-full">
      <caption className="pb-1 text-start leading-tight font-semibold">{caption}</caption>
      <tbody>
        {years.map(({ label, value }, index) => (
          <tr key={label} className={index === 0 ? 'font-semibold' : undefined}>
            <th scope="row" className="w-px py-1 pe-3 text-start font-[inherit]">
              {label}
            </th>
            <td aria-hidden className="py-1 @max-tiny:hidden">
              <span
                data-part="bar"
                className={`block h-4 border contrast:border-2 ${index === 0 ? 'border-brand bg-brand' : 'border-line-strong bg-line-strong'}`}
                style={{ width: getWidth(value, largest) }}
              />
            </td>
            <td className="w-px py-1 ps-3 text-end">
              <Money value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Nothing for an amount that is not known or not above zero. */
function getWidth(value: string | null, largest: bigint): string {
  if (value === null || getMoneySign(value) !== 1) return '0';
  return `${Number((toSatang(value) * WHOLE) / largest) / 10}%`;
}
