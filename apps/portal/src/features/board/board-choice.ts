import { ANSWERED, TERM, TERM_MAX_LENGTH } from '../../lib/paths.ts';
import { readPageNumber } from '../../lib/route-params.ts';

export type BoardChoice = { page: number; search: string; answered: 'true' | 'false' | undefined };

export const FIRST_TOPICS: BoardChoice = { page: 1, search: '', answered: undefined };

export function readBoardChoice(query: URLSearchParams): BoardChoice {
  const answered = query.get(ANSWERED);
  return {
    page: readPageNumber(query),
    search: (query.get(TERM) ?? '').trim().slice(0, TERM_MAX_LENGTH),
    answered: answered === 'true' || answered === 'false' ? answered : undefined,
  };
}
