/**
 * The accounting year whose dividend comes next: the running one, or the one before while it is not released. Null where
 * the newest year is not known, or is so old that none may be coming.
 */
export function getNextYear({ account_year }: { account_year: number | null }, today: string): number | null {
  if (account_year === null) return null;
  const running = Number(today.slice(0, 4));
  const next = account_year + 1;
  return next === running || next === running - 1 ? next : null;
}
