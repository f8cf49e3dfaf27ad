import { useSearchParams } from 'react-router-dom';

/**
 * One of several values from a parameter of the address, where Back and a shared link keep it.
 * `invalid`: the address has none of the values, so `value` is the first one.
 */
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
