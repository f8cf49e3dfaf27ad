import { useSearchParams } from 'react-router-dom';
import type { WelfareType } from './welfare-endpoints.ts';

const TYPE_FIELD = 'type';

export type WelfareTab = {
  current: string;
  unknown: boolean;
  /** The tab-change action (specification section 3): the address holds the current tab, in the place of the one before. */
  change: (code: string) => void;
};

/** Reads the current tab from the address; the first type where it names none that there is. */
export function useWelfareTab(types: readonly WelfareType[]): WelfareTab {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(TYPE_FIELD);
  const known = types.some(({ code }) => code === asked);
  return {
    current: known && asked !== null ? asked : (types[0]?.code ?? ''),
    unknown: asked !== null && !known,
    change: (code) => setSearch({ [TYPE_FIELD]: code }, { replace: true, preventScrollReset: true }),
  };
}
