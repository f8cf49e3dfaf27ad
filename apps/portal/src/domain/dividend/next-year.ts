type NewestYear = { account_year: number | null; year_to?: string | null | undefined };

const DECEMBER = '12';

/**
 * The accounting year whose dividend comes next: the running one, or the one before while it is not released. Null where
 * the newest year is not known, or is so old that none may be coming.
 */
export function getNextYear({ account_year, year_to }: NewestYear, today: string): number | null {
  if (account_year === null) return null;
  const [year = '', month = ''] = today.split('-');
  const endMonth = year_to?.slice(5, 7) || DECEMBER;
  const running = Number(year) + (month > endMonth ? 1 : 0);
  const next = account_year + 1;
  return next === running || next === running - 1 ? next : null;
}
