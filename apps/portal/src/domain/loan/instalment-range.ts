/** The numbers of a year's instalments: `2–13`. */
export function formatInstalmentRange(year: {
  first_period: number | null;
  last_period: number | null;
}): string {
  const { first_period: first, last_period: last } = year;
  if (first === null || last === null) return ' - ';
  return first === last ? String(first) : `${first}–${last}`;
}
