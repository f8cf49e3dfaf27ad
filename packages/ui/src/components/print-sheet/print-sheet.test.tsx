import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Button } from '../button/button.tsx';
import {
  DEPOSIT_COLUMNS,
  type DepositLedger,
  HALF_YEAR,
  longLedger,
} from '../statement-table/statement-table.fixtures.ts';
import {
  PrintSheet,
  PrintSheetEnd,
  PrintSheetFact,
  PrintSheetFacts,
  PrintSheetFoot,
  PrintSheetSignatures,
  PrintSheetTable,
  PrintSheetTitle,
  PrintSheetWords,
} from './print-sheet.tsx';
import { PrintSheetHead } from './print-sheet-head.tsx';
import { PrintSheetPages } from './print-sheet-pages.tsx';
import { PrintSheetStatement } from './print-sheet-statement.tsx';

const COOP = 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด';
const statement = (
  <PrintSheetStatement
    caption="รายการเคลื่อนไหว"
    columns={DEPOSIT_COLUMNS}
    rowKey={(row) => row.seqNo}
    {...HALF_YEAR}
  />
);

describeKitPart(<PrintSheet />, { element: HTMLElement, slot: 'print-sheet' });
describeKitPart(<PrintSheetHead coopNameTH={COOP} />, { element: HTMLElement, slot: 'print-sheet-head' });
describeKitPart(<PrintSheetTitle />, {
  element: HTMLHeadingElement,
  slot: 'print-sheet-title',
  wrapper: ({ children }) => <PrintSheet>{children}</PrintSheet>,
});
describeKitPart(<PrintSheetFacts />, { element: HTMLDListElement, slot: 'print-sheet-facts' });
describeKitPart(<PrintSheetFact label="เลขสมาชิก" />, {
  element: HTMLDivElement,
  slot: 'print-sheet-fact',
  wrapper: ({ children }) => <dl>{children}</dl>,
});
describeKitPart(<PrintSheetTable />, { element: HTMLDivElement, slot: 'print-sheet-table' });
describeKitPart(statement, { element: HTMLDivElement, slot: 'print-sheet-table' });
describeKitPart(
  <PrintSheetPages head={null} laterHead={null} caption="รายการ" columns={[]} rows={[]} rowKey={() => 0} />,
  { element: HTMLDivElement, slot: 'print-sheet-pages' },
);
describeKitPart(<PrintSheetWords value="1.00" />, {
  element: HTMLParagraphElement,
  slot: 'print-sheet-words',
});
describeKitPart(<PrintSheetSignatures />, { element: HTMLDivElement, slot: 'print-sheet-signatures' });
describeKitPart(<PrintSheetEnd />, { element: HTMLDivElement, slot: 'print-sheet-end' });
describeKitPart(<PrintSheetFoot />, { element: HTMLElement, slot: 'print-sheet-foot' });

const root = document.documentElement;

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  delete root.dataset['appearance'];
  delete root.dataset['textSize'];
});

function getStyle(sheet: ReactElement, selector: string): CSSStyleDeclaration {
  const { container } = render(sheet);
  const element = container.querySelector(selector);
  if (!element) throw new Error(`Nothing on the sheet at ${selector}.`);
  return getComputedStyle(element);
}

describe('PrintSheet', () => {
  it('is named by its title', () => {
    render(
      <PrintSheet>
        <PrintSheetTitle>รายการเคลื่อนไหวเงินฝาก</PrintSheetTitle>
      </PrintSheet>,
    );
    expect(screen.getByRole('article', { name: 'รายการเคลื่อนไหวเงินฝาก' })).toBeVisible();
  });

  it('says where a title without a sheet belongs', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<PrintSheetTitle />)).toThrow(
      'PrintSheetTitle names a sheet: put it inside a PrintSheet.',
    );
    vi.restoreAllMocks();
  });

  it.each(['dark', 'contrast-dark'])('is black on white on a screen that is %s', (appearance) => {
    root.dataset['appearance'] = appearance;
    const { color, backgroundColor } = getStyle(<PrintSheet />, '[data-slot=print-sheet]');
    expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  it('can wait for the printer', () => {
    expect(getStyle(<PrintSheet screen="hidden" />, '[data-slot=print-sheet]').display).toBe('none');
  });
});

describe('on paper', () => {
  beforeEach(async () => {
    await page.viewport(360, 800);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    Object.assign(root.dataset, { appearance: 'dark', textSize: '200' });
  });

  const sheet = (
    <PrintSheet screen="hidden">
      {statement}
      <Button>พิมพ์</Button>
      <a href="/contact" className="link-line text-link">
        ติดต่อ
      </a>
    </PrintSheet>
  );

  it('prints what waited for it', () => {
    expect(getStyle(sheet, '[data-slot=print-sheet]').display).toBe('flex');
  });

  it('has letters of 9.5 points at every text size of the screen', () => {
    expect(Number.parseFloat(getStyle(sheet, 'table').fontSize)).toBeCloseTo((9.5 * 96) / 72, 1);
  });

  it('stays a table from a telephone too, its head on every page and its sums on the last', () => {
    expect(getStyle(sheet, 'tbody > tr').display).toBe('table-row');
    expect(getStyle(sheet, 'thead').display).toBe('table-header-group');
    expect(getStyle(sheet, 'tfoot').display).toBe('table-row-group');
  });

  it('breaks no row over two pages', () => {
    expect(getStyle(sheet, 'tbody > tr').breakInside).toBe('avoid');
  });

  it('keeps what closes it on one page', () => {
    expect(getStyle(<PrintSheetEnd />, '[data-slot=print-sheet-end]').breakInside).toBe('avoid');
  });

  it('leaves out what can be pressed', () => {
    expect(getStyle(sheet, 'button').display).toBe('none');
  });

  it('prints a link as a word', () => {
    const { color, textDecorationLine } = getStyle(sheet, 'a');
    expect([color, textDecorationLine]).toEqual(['rgb(0, 0, 0)', 'none']);
  });

  it('numbers its pages on A4', () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => allRules(cssRules));
    const pageRule = rules.find((rule) => rule instanceof CSSPageRule && rule.selectorText === 'print-sheet');
    expect(pageRule?.cssText).toMatch(/size: a4/i);
    expect(pageRule?.cssText).toContain('counter(page) " / " counter(pages)');
    render(sheet);
    expect(getComputedStyle(document.body).getPropertyValue('page')).toBe('print-sheet');
  });
});

function allRules(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) =>
    'cssRules' in rule ? [rule, ...allRules(rule.cssRules as CSSRuleList)] : [rule],
  );
}

describe('PrintSheetStatement', () => {
  const texts = () => screen.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));

  it('is oldest first below the balance brought forward, with the sums last', () => {
    render(statement);
    const rows = texts();
    expect(rows[1]).toContain('1 มิ.ย. 2569ยอดยกมา60,492.85');
    expect(rows[2]).toContain('25 มิ.ย. 2569ฝากโอน');
    expect(rows.at(-2)).toContain('19 พ.ย. 2569ถอนเงินสด');
    expect(rows.at(-1)).toBe('รวม 14 รายการ\u221228,750.00+54,667.9086,410.75');
  });

  it('says that there is nothing', () => {
    render(<PrintSheetStatement caption="รายการ" columns={DEPOSIT_COLUMNS} rows={[]} rowKey={() => 0} />);
    expect(texts()[1]).toBe('ไม่มีรายการ');
  });
});

describe('PrintSheetWords', () => {
  it.each([
    ['86410.75', 'ยอดคงเหลือ แปดหมื่นหกพันสี่ร้อยสิบบาทเจ็ดสิบห้าสตางค์'],
    ['-0.25', 'ยอดคงเหลือ ลบยี่สิบห้าสตางค์'],
    ['0.00', 'ยอดคงเหลือ ศูนย์บาทถ้วน'],
    [null, 'ยอดคงเหลือ  - ไม่มีข้อมูล'],
    ['NaN', 'ยอดคงเหลือ  - ไม่มีข้อมูล'],
  ])('writes %j as %j', (value, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<PrintSheetWords value={value} />);
    expect(screen.getByText(/^ยอดคงเหลือ/).textContent).toBe(text);
    warn.mockRestore();
  });
});

describe('PrintSheetPages', () => {
  const LONG = longLedger(90);

  function renderPages(ledger: DepositLedger = LONG, closing: ReactElement = <PrintSheetSignatures />) {
    render(
      <PrintSheet screen="hidden">
        <PrintSheetPages
          head={
            <>
              <PrintSheetHead coopNameTH={COOP} />
              <PrintSheetTitle>รายการเคลื่อนไหวเงินฝาก</PrintSheetTitle>
            </>
          }
          laterHead="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด · เลขสมาชิก 001234"
          closing={closing}
          foot={<PrintSheetFoot>จำนวนเงินเป็นบาท</PrintSheetFoot>}
          caption="รายการเคลื่อนไหว"
          columns={DEPOSIT_COLUMNS}
          rowKey={(row) => row.seqNo}
          {...ledger}
        />
      </PrintSheet>,
    );
    return [...document.querySelectorAll<HTMLElement>('[data-part="page"]')];
  }

  const getTexts = (sheetPage: HTMLElement | undefined, selector: string) =>
    [...(sheetPage?.querySelectorAll(selector) ?? [])].map((cell) =>
      cell.textContent.replaceAll('\u00a0', ' '),
    );
  const balances = (sheetPage: HTMLElement | undefined) =>
    getTexts(sheetPage, 'tbody td[data-kind="balance"]');

  it('has as many pages as it needs, none of them higher than the paper', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    const pages = renderPages();
    expect(pages.length).toBeGreaterThan(2);
    const paper = (265 * 96) / 25.4;
    expect(pages.filter((one) => one.getBoundingClientRect().height > paper + 1)).toEqual([]);
    expect(pages.flatMap((one) => getTexts(one, '[data-part="page-number"]'))).toEqual(
      pages.map((_, index) => `หน้า ${index + 1} / ${pages.length}`),
    );
    expect(pages.flatMap((one) => getTexts(one, 'footer'))).toHaveLength(pages.length);
  });

  it('takes over on every page the balance at the end of the one before', () => {
    const pages = renderPages();
    for (const [index, sheetPage] of pages.entries()) {
      if (index === 0) continue;
      expect(getTexts(sheetPage, 'tr[data-part="carried"] [data-part="text"]')).toEqual(['ยอดยกมาจากหน้าก่อน']);
      expect(balances(sheetPage)[0]).toBe(balances(pages[index - 1]).at(-1));
    }
  });

  it('shows every row once, oldest first, and the sums on the last page alone', () => {
    const pages = renderPages();
    const documents = pages.flatMap((one) => getTexts(one, 'tr[data-part="row"] [data-kind="document"]'));
    expect(documents).toEqual(LONG.rows.toReversed().map(({ documentNo }) => documentNo));
    expect(pages.map((one) => one.querySelectorAll('tfoot').length)).toEqual(
      pages.map((_, index) => (index === pages.length - 1 ? 1 : 0)),
    );
  });

  it('keeps its columns in line on all pages', () => {
    const edges = renderPages().map((one) =>
      [...one.querySelectorAll('thead th')].map((cell) => Math.round(cell.getBoundingClientRect().width)),
    );
    expect(new Set(edges.map(String)).size).toBe(1);
  });

  it('takes no balance over where the sums state none', () => {
    const { balance: _left, ...sums } = LONG.totals.sums;
    const pages = renderPages({ ...LONG, totals: { ...LONG.totals, sums } });
    expect(pages.flatMap((one) => getTexts(one, 'tr[data-part="carried"]'))).toEqual([]);
  });

  it('has one page for nothing', () => {
    const pages = renderPages({ ...LONG, rows: [] });
    expect(pages).toHaveLength(1);
    expect(getTexts(pages[0], 'tbody tr').at(-1)).toBe('ไม่มีรายการ');
  });

  it('is nowhere on the screen', () => {
    renderPages();
    expect(document.querySelector('[data-slot="print-sheet"]')?.getClientRects()).toHaveLength(0);
  });
});
