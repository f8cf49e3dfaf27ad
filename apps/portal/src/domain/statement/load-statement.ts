import { readSearch } from '../../lib/route-params.ts';
import { type Loader, type Query, loadQueries } from '../../lib/screen.ts';
import type { StatementChoice } from './statement.ts';

/** The choice and the number of the account are in the address of the screen. */
export async function loadStatement<Endpoints>(
  endpoints: Promise<Endpoints>,
  toQueries: (endpoints: Endpoints, choice: StatementChoice, accountNo: string) => readonly Query[],
): Promise<Loader> {
  const [loaded, { readStatementChoice }] = await Promise.all([endpoints, import('./statement-choice.ts')]);
  return loadQueries((args) =>
    toQueries(loaded, readStatementChoice(readSearch(args)), args.params['statement'] ?? ''),
  );
}
