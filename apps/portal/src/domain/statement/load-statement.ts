import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { replace } from 'react-router-dom';
import { readSearch } from '../../lib/route-params.ts';
import { type LoaderArgs, loaderContext } from '../../lib/screen.ts';
import type { StatementChoice } from './statement.ts';
import { type ChoiceField, readIgnoredFilters, readStatementChoice } from './statement-choice.ts';

/** The query arguments in the URL of a ledger, and the invalid parameters. */
export type RequestedStatement<Filter extends StatementChoice> = { filter: Filter; dropped: ChoiceField[] };

export function readRequest(args: LoaderArgs): RequestedStatement<StatementChoice> {
  const search = readSearch(args);
  return { filter: readStatementChoice(search), dropped: readIgnoredFilters(search) };
}

/** The accounts or contracts of a member, to find one by a differently formatted number. */
type Ledgers<Row> = {
  list: ThunkAction<PromiseLike<{ data?: readonly Row[] | undefined }>, unknown, unknown, UnknownAction>;
  getNumber: (row: Row) => string | null;
  toPath: (number: string) => string;
};

/**
 * Reads the number of an account or contract from the URL of its statement. If it has dashes or spaces, as on
 * screen and on paper, throws a redirect to the same account under its number in the books. That may have dashes
 * too, so the member's own accounts decide.
 */
export async function readLedgerNumber<Row>(
  { params, request, context }: LoaderArgs,
  { list, getNumber, toPath }: Ledgers<Row>,
): Promise<string> {
  const { statement: asked = '' } = params;
  const bare = removeSeparators(asked);
  if (asked === bare) return asked;
  const { data: rows = [] } = await context.get(loaderContext).dispatch(list);
  const numbers = rows.flatMap((row) => getNumber(row) ?? []);
  const found = numbers.find((number) => removeSeparators(number) === bare);
  if (found === undefined || numbers.includes(asked)) return asked;
  throw replace(toPath(found) + new URL(request.url).search);
}

function removeSeparators(number: string): string {
  return number.replaceAll(/[\s\p{Dash_Punctuation}]/gu, '');
}
