import { Link } from 'react-router-dom';
import { PRESETS, type Preset } from './deposit-choice.ts';
import type { DepositAddress } from './use-deposit-address.ts';

const WORDS: Readonly<Record<Preset, string>> = {
  half: '6\u00a0เดือน',
  month: 'เดือนนี้',
  'last-month': 'เดือนก่อน',
  year: 'ปีนี้',
  'last-year': 'ปีก่อน',
};

/** Preset date ranges, as links, so that they work before hydration. */
export function RangePresets({ preset: chosen, range, getSearch }: DepositAddress) {
  const own = {
    from: range.from ?? null,
    to: range.to ?? null,
    range: range.from || range.to ? null : 'all',
  };
  const links = [
    ...PRESETS.map((preset) => ({
      preset,
      words: WORDS[preset],
      asks: { from: null, to: null, range: preset === 'half' ? null : preset },
    })),
    { preset: 'custom' as const, words: 'เลือกเอง', asks: own },
  ];
  return (
    <nav
      aria-label="ช่วงเวลา"
      className="w-full overflow-clip rounded-md border border-line-strong @wide:w-fit print:hidden"
    >
      <ul className="-mt-px -ml-px grid grid-cols-3 @max-tiny:grid-cols-2 @wide:flex">
        {links.map(({ preset, words, asks }) => (
          <li key={preset} className="flex">
            <Link
              to={{ search: getSearch({ ...asks, month: null }) }}
              replace
              preventScrollReset
              aria-current={preset === chosen ? 'true' : undefined}
              className="focus-inset flex min-h-11 flex-1 items-center justify-center border-t border-l border-line p-1 text-center leading-tight text-text no-underline hover:bg-subtle aria-[current=true]:bg-brand aria-[current=true]:font-semibold aria-[current=true]:text-on-brand aria-[current=true]:forced-color-adjust-none @wide:px-4"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
