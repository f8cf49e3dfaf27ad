import { useSearchParams } from 'react-router-dom';

export type ChosenYear = {
  /** Gregorian; the newest where the address asks for none of `years`. */
  year: number;
  dropped: boolean;
  choose: (year: number) => void;
};

/** Reads the year from the address, where Back and a shared link keep it. `years`: the newest first, at least one. */
export function useYear(years: readonly [number, ...number[]]): ChosenYear {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('year');
  const year = years.find((one) => String(one) === asked);
  return {
    year: year ?? years[0],
    dropped: asked !== null && year === undefined,
    choose: (chosen) => setSearch({ year: String(chosen) }, { replace: true }),
  };
}
