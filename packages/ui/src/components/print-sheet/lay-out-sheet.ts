import { paginate } from './paginate.ts';

/** Which rows are on which page, and the column widths of all pages. */
export type SheetLayout = { pages: readonly { start: number; end: number }[]; widths: readonly number[] };

/** Measures the layout from a statement rendered on one endless page. */
export function layOutSheet(measured: Element): SheetLayout {
  const getHeight = (selector: string) => heightAt(measured.querySelector(selector));
  const heightOfPart = (part: string) => getHeight(`:scope > [data-part="page"] > [data-part="${part}"]`);
  const rows = [...measured.querySelectorAll('tr[data-part="row"]')].map(heightAt);
  const table = getHeight('[data-slot="print-sheet-table"]');
  const sums = getHeight('tfoot');
  const opening = getHeight('tr[data-part="opening"]') + getHeight('tr[data-part="empty"]');
  const carried = getHeight('tr[data-part="carried"]');
  // The head of the table and the space around it.
  const around = table - opening - carried - sums - rows.reduce((sum, height) => sum + height, 0);
  const room = heightOfPart('room') - heightOfPart('foot') - around;
  const counts = paginate({
    rows,
    firstRoom: room - heightOfPart('head') - opening,
    laterRoom: room - heightOfPart('later-head') - carried,
    closing: sums + heightOfPart('closing'),
  });
  let end = 0;
  const pages = counts.map((count) => {
    const start = end;
    end += count;
    return { start, end };
  });
  const widths = [...measured.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().width);
  return { pages, widths };
}

function heightAt(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0;
}
