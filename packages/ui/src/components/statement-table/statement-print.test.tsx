import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { StatementTable } from './statement-table.tsx';
import { DEPOSIT_COLUMNS, HALF_YEAR } from './statement-table.fixtures.ts';

// Paper looks the same whether a telephone or a desk prints it.
beforeEach(async () => {
  await page.viewport(360, 800);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  document.documentElement.dataset['appearance'] = 'dark';
});

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  delete document.documentElement.dataset['appearance'];
});

function printed(selector: string): CSSStyleDeclaration {
  const { container } = render(
    <StatementTable
      caption="รายการเคลื่อนไหว"
      columns={DEPOSIT_COLUMNS}
      rowKey={(row) => row.seqNo}
      {...HALF_YEAR}
    />,
  );
  const element = container.querySelector(selector);
  if (!element) throw new Error(`Nothing to print at ${selector}.`);
  return getComputedStyle(element);
}

it('prints as a table from a telephone too', () => {
  expect(printed('tbody[data-month] > tr').display).toBe('table-row');
});

it('repeats the head on every page, and not the sums', () => {
  expect(printed('thead').display).toBe('table-header-group');
  expect(printed('tfoot').display).toBe('table-row-group');
});

it('breaks no row over two pages', () => {
  expect(printed('tbody[data-month] > tr').breakInside).toBe('avoid');
});

it('has room for the document number', () => {
  printed('table');
  expect(screen.getByText('CW691100118')).toBeVisible();
});

it.each(['[data-slot=statement-table]', 'thead th', '[data-part=opening] td'])(
  'fills %s with no colour',
  (selector) => {
    expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(printed(selector).backgroundColor);
  },
);

it('prints black on white in every theme', () => {
  expect(printed('td[data-kind=inflow]').color).toBe('rgb(0, 0, 0)');
});

it('prints no word for an empty cell', () => {
  printed('table');
  const empty = document.querySelector('td[data-kind=inflow]:empty');
  expect(empty && getComputedStyle(empty, '::before').display).toBe('none');
});
