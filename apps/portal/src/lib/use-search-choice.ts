import { useSearchParams } from 'react-router-dom';

/** A choice kept in a parameter of the address. `invalid`: the address has another value, so `value` is the first one. */
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
