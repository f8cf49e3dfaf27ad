import { useSearchParams } from 'react-router-dom';

/** A choice stored in a search parameter. `invalid`: the URL has an unknown value, so `value` is the first choice. */
export function useSearchChoice<Value extends string>(parameter: string, values: readonly Value[]) {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(parameter);
  const known = values.find((value) => value === requested);
  return {
    value: known ?? values[0],
    invalid: requested !== null && known === undefined,
    /** Null removes the parameter. */
    choose: (value: string | null, { preventScrollReset = true } = {}) =>
      setSearch(value === null ? {} : { [parameter]: value }, { replace: true, preventScrollReset }),
  };
}
