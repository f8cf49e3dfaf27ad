import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { replace } from 'react-router-dom';
import { readSearch } from '../../lib/route-params.ts';
import { type Loader, type LoaderArgs, type Query, loadQueries, loaderContext } from '../../lib/screen.ts';
import type { StatementChoice } from './statement.ts';

type ReadChoice<Choice> = (search: URLSearchParams) => Choice;

const readOrdinary = async () => (await import('./statement-choice.ts')).readStatementChoice;

/** The choice and the number of the account are in the address of the screen. */
export function loadStatement<Endpoints, Row>(
  endpoints: Promise<Endpoints>,
  toQueries: ToQueries<Endpoints, StatementChoice>,
  ledgers?: Ledgers<Endpoints, Row>,
): Promise<Loader> {
  return loadChosen(endpoints, toQueries, readOrdinary(), ledgers);
}

type ToQueries<Endpoints, Choice> = (
  endpoints: Endpoints,
  choice: Choice,
  accountNo: string,
) => readonly Query[];

/** The accounts or contracts of a member, to find one whose number is not written as in the books. */
type Ledgers<Endpoints, Row> = {
  list: (
    endpoints: Endpoints,
  ) => ThunkAction<PromiseLike<{ data?: readonly Row[] | undefined }>, unknown, unknown, UnknownAction>;
  getNumber: (row: Row) => string | null;
  toPath: (number: string) => string;
};

/** The same for a screen whose address means something else. */
export async function loadChosen<Endpoints, Choice, Row>(
  endpoints: Promise<Endpoints>,
  toQueries: ToQueries<Endpoints, Choice>,
  reader: Promise<ReadChoice<Choice>>,
  ledgers?: Ledgers<Endpoints, Row>,
): Promise<Loader> {
  const [loaded, read] = await Promise.all([endpoints, reader]);
  const load = loadQueries((args) => toQueries(loaded, read(readSearch(args)), readNumber(args)));
  if (!ledgers) return load;
  return async (args) => (await redirectToLedger(args, loaded, ledgers)) ?? load(args);
}

function readNumber({ params }: LoaderArgs): string {
  return params['statement'] ?? '';
}

/**
 * Redirects from a number with dashes or spaces, as it stands on screens and papers, to the same account under its
 * number in the books. That may have dashes too, so the member's own accounts decide.
 */
async function redirectToLedger<Endpoints, Row>(
  args: LoaderArgs,
  endpoints: Endpoints,
  { list, getNumber, toPath }: Ledgers<Endpoints, Row>,
): Promise<Response | null> {
  const asked = readNumber(args);
  const bare = removeSeparators(asked);
  if (asked === bare) return null;
  const { data: rows = [] } = await args.context.get(loaderContext).dispatch(list(endpoints));
  const numbers = rows.flatMap((row) => getNumber(row) ?? []);
  const found = numbers.find((number) => removeSeparators(number) === bare);
  if (found === undefined || numbers.includes(asked)) return null;
  return replace(toPath(found) + new URL(args.request.url).search);
}

function removeSeparators(number: string): string {
  return number.replaceAll(/[\s\p{Dash_Punctuation}]/gu, '');
}
