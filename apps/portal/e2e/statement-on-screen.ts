import { type Page, expect } from '@playwright/test';

/** One row of a statement as the screen shows it. */
export type ShownRow = {
  date: string;
  description: string;
  documentNo: string;
  outflow: string;
  inflow: string;
  balance: string;
};

/** Every movement on the screen, top to bottom, after all are loaded: the visible text, cell by cell. */
export async function shownRows(page: Page): Promise<ShownRow[]> {
  await expect(page.locator('[data-part="arrival"]')).toHaveAttribute('data-state', 'arrived');
  return page.evaluate(() => {
    const getText = (row: Element, kind: string) =>
      (row.querySelector(`[data-kind="${kind}"]`)?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
    // A loan's principal is in one column, with a sign if it gets smaller.
    const getPrincipal = (row: Element, isOut: boolean) => {
      const principal = getText(row, 'money');
      return principal !== '' && principal.startsWith('−') === isOut ? `${isOut ? '' : '+'}${principal}` : '';
    };
    return [...document.querySelectorAll('table tbody[data-month] > tr')].map((row) => ({
      date: getText(row, 'date'),
      description: getText(row, 'text'),
      documentNo: getText(row, 'document'),
      outflow: getText(row, 'outflow') || getPrincipal(row, true),
      inflow: getText(row, 'inflow') || getPrincipal(row, false),
      balance: getText(row, 'balance'),
    }));
  });
}

/** The satang of an amount as the screen writes it: `−1,234.50` gives -123450n. Throws for anything else. */
export function toSatang(shown: string): bigint {
  const match = /^(?<sign>[+−]?)(?<baht>\d{1,3}(?:,\d{3})*)\.(?<satang>\d{2})$/u.exec(shown);
  if (!match?.groups) throw new Error(`${JSON.stringify(shown)} is no amount of a statement`);
  const { sign, baht = '', satang = '' } = match.groups;
  const value = BigInt(baht.replaceAll(',', '') + satang);
  return sign === '−' ? -value : value;
}

/**
 * The amount that a row moved. It is in one of the two amount columns, with the sign of that column. The first row of a
 * book, brought forward, has only a balance.
 */
export function getMovement({ description, outflow, inflow, balance }: ShownRow): bigint {
  if (description === 'ยกมา' && outflow === '' && inflow === '') return toSatang(balance);
  if (outflow !== '' && inflow !== '') throw new Error('both columns have an amount');
  if (outflow !== '' && !outflow.startsWith('−')) throw new Error(`${outflow} was taken out without a sign`);
  if (inflow !== '' && !inflow.startsWith('+')) throw new Error(`${inflow} was paid in without a sign`);
  return toSatang(outflow || inflow);
}
