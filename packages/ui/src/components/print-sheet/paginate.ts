/** Heights of a statement on paper, in one unit. */
export type SheetHeights = {
  /** Of every row, in their order. */
  rows: readonly number[];
  /** Space for rows on the first page, under its head. */
  firstRoom: number;
  /** Space for rows on every later page, under the balance carried forward. */
  laterRoom: number;
  /** The sums and what follows them, kept with the last row. */
  closing: number;
};

/** How many rows are on each page: as many as fit, with the last row on the page of the sums. */
export function paginate({ rows, firstRoom, laterRoom, closing }: SheetHeights): number[] {
  const counts: number[] = [];
  let count = 0;
  let used = 0;
  const roomLeft = () => (counts.length === 0 ? firstRoom : laterRoom) - used;
  for (const height of rows) {
    if (count > 0 && height > roomLeft()) {
      counts.push(count);
      count = 0;
      used = 0;
    }
    count += 1;
    used += height;
  }
  if (closing <= roomLeft() || (count === 0 && counts.length === 0)) return [...counts, count];
  return count > 1 ? [...counts, count - 1, 1] : [...counts, count, 0];
}
