import { useSearchParams } from 'react-router-dom';
import type { Direction } from './guarantee-from-wire.ts';

const PARAMETER = 'direction';
const DIRECTIONS: readonly Direction[] = ['given', 'received'];
const FIRST: Direction = 'given';

export function useDirection() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const known = DIRECTIONS.find((direction) => direction === asked);
  return {
    direction: known ?? FIRST,
    misread: asked !== null && known === undefined,
    choose: (direction: string) =>
      setSearch(direction === FIRST ? {} : { [PARAMETER]: direction }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
