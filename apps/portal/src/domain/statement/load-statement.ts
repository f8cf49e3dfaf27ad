import { readSearch } from '../../lib/route-params.ts';
import { type Loader, type Query, loadQueries } from '../../lib/screen.ts';
import type { StatementChoice } from './statement.ts';

type ReadChoice<Choice> = (search: URLSearchParams) => Choice;

const readOrdinary = async () => (await import('./statement-choice.ts')).readStatementChoice;

/** The choice and the number of the account are in the address of the screen. */
export function loadStatement<Endpoints>(
  endpoints: Promise<Endpoints>,
  toQueries: ToQueries<Endpoints, StatementChoice>,
): Promise<Loader> {
  return loadChosen(endpoints, toQueries, readOrdinary());
}

type ToQueries<Endpoints, Choice> = (
  endpoints: Endpoints,
  choice: Choice,
  accountNo: string,
) => readonly Query[];

/** The same for a screen whose address means something else. */
export async function loadChosen<Endpoints, Choice>(
  endpoints: Promise<Endpoints>,
  toQueries: ToQueries<Endpoints, Choice>,
  reader: Promise<ReadChoice<Choice>>,
): Promise<Loader> {
  const [loaded, read] = await Promise.all([endpoints, reader]);
  return loadQueries((args) => toQueries(loaded, read(readSearch(args)), args.params['statement'] ?? ''));
}
