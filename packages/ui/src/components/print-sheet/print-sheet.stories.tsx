import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Money } from '../money/money.tsx';
import {
  DEPOSIT_COLUMNS,
  type DepositLedger,
  HALF_YEAR,
  LARGE_AMOUNTS,
  LONG_TEXTS,
  longLedger,
} from '../statement-table/statement-table.fixtures.ts';
import {
  PrintSheet,
  PrintSheetEnd,
  PrintSheetFact,
  PrintSheetFacts,
  PrintSheetFoot,
  PrintSheetIssued,
  PrintSheetSignatures,
  PrintSheetTable,
  PrintSheetTitle,
  PrintSheetWords,
} from './print-sheet.tsx';
import { PrintSheetHead } from './print-sheet-head.tsx';
import { PrintSheetPages } from './print-sheet-pages.tsx';
import { PrintSheetStatement } from './print-sheet-statement.tsx';

const meta = {
  title: 'ข้อมูล/PrintSheet',
  component: PrintSheet,
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const HEAD = (
  <PrintSheetHead
    coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
    coopNameEN="Example Savings and Credit Cooperative, Limited"
    address="99 ถนนตัวอย่าง แขวงตัวอย่าง เขตตัวอย่าง กรุงเทพมหานคร 10000"
    phone={'02\u00a0000\u00a00001'}
  />
);

const LONG_LEDGER = longLedger(90);

const FOOT = (
  <PrintSheetFoot>
    <p>จำนวนเงินเป็นบาท · ข้อมูล ณ วันที่อัพเดทล่าสุด 19 พฤศจิกายน 2569 · พิมพ์เมื่อ 20 พฤศจิกายน 2569 เวลา 10.42&nbsp;น.</p>
    <p>เอกสารนี้พิมพ์จากระบบสมาชิก Online ใช้อ้างอิงเบื้องต้น โปรดตรวจสอบกับสหกรณ์หากต้องการหนังสือรับรอง</p>
  </PrintSheetFoot>
);

function Statement({ ledger, owner = 'นางสมหญิง ใจดี' }: { ledger: DepositLedger; owner?: string }) {
  return (
    <>
      {HEAD}
      <PrintSheetTitle>รายการเคลื่อนไหวเงินฝาก</PrintSheetTitle>
      <PrintSheetFacts>
        <PrintSheetFact label="ชื่อบัญชี">{owner}</PrintSheetFact>
        <PrintSheetFact label="เลขสมาชิก">001234</PrintSheetFact>
        <PrintSheetFact label="เลขที่บัญชี">01-00012345 ออมทรัพย์</PrintSheetFact>
        <PrintSheetFact label="ช่วงวันที่">1 มิ.ย. 2569 ถึง 20 พ.ย. 2569</PrintSheetFact>
      </PrintSheetFacts>
      <PrintSheetStatement
        caption="รายการเคลื่อนไหวบัญชี 01-00012345"
        columns={DEPOSIT_COLUMNS}
        rowKey={(row) => row.seqNo}
        {...ledger}
      />
      <PrintSheetEnd>
        {' '}
        <PrintSheetWords value={ledger.totals.sums['balance']} />
        <PrintSheetSignatures />
        {FOOT}
      </PrintSheetEnd>
    </>
  );
}

export const Default: Story = {
  args: { children: <Statement ledger={HALF_YEAR} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'รายการเคลื่อนไหวเงินฝาก' })).toBeVisible();
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('ยอดยกมา');
    await expect(rows[2]).toHaveTextContent(/25\s?มิ.ย.\s?2569/);
    await expect(canvas.getByText('แปดหมื่นหกพันสี่ร้อยสิบบาทเจ็ดสิบห้าสตางค์')).toBeVisible();
  },
};

/** Three pages: head and foot once, the head of the table on each page. */
export const SeveralPages: Story = { args: { children: <Statement ledger={longLedger(90)} /> } };

export const LongTexts: Story = {
  args: {
    children: <Statement ledger={LONG_TEXTS} owner="นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา" />,
  },
};

export const LargeAmounts: Story = { args: { children: <Statement ledger={LARGE_AMOUNTS} /> } };

/** No movements between the two days. */
export const NoRows: Story = {
  args: {
    children: (
      <>
        {HEAD}
        <PrintSheetTitle>รายการเคลื่อนไหวเงินฝาก</PrintSheetTitle>
        <PrintSheetStatement
          caption="รายการเคลื่อนไหวบัญชี 01-00012345"
          columns={DEPOSIT_COLUMNS}
          rows={[]}
          rowKey={() => 0}
          opening={{ date: '2026-06-01', balance: '60492.85' }}
        />
        <PrintSheetEnd>
          {' '}
          <PrintSheetWords value="60492.85" />
          {FOOT}
        </PrintSheetEnd>
      </>
    ),
  },
};

/** A custom table: the lines of a receipt. Buttons are not printed, and links print as text. */
export const Receipt: Story = {
  args: {
    children: (
      <>
        {HEAD}
        <PrintSheetTitle>ใบเสร็จรับเงิน เลขที่ R6910-001234</PrintSheetTitle>
        <PrintSheetTable>
          <table>
            <caption>รายการในใบเสร็จ</caption>
            <thead>
              <tr>
                <th scope="col" data-kind="text">
                  รายการ
                </th>
                <th scope="col" data-kind="money">
                  จำนวนเงิน
                </th>
              </tr>
            </thead>
            <tbody>
              {[
                ['ค่าหุ้น งวดที่ 228', '2500.00'],
                ['เงินกู้สามัญ งวดที่ 31', '11934.67'],
              ].map(([item, amount]) => (
                <tr key={item}>
                  <th scope="row" data-kind="text">
                    {item}
                  </th>
                  <td data-kind="money">
                    <Money value={amount} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">รวม</th>
                <td data-kind="money">
                  <span data-part="sum">
                    <Money value="14434.67" />
                  </span>
                </td>
              </tr>
            </tfoot>
          </table>
        </PrintSheetTable>
        <PrintSheetEnd>
          {' '}
          <PrintSheetWords label="จำนวนเงิน" value="14434.67" />
          <PrintSheetIssued>ตรวจสอบว่าตรงกับต้นฉบับได้ที่หน้า “ตรวจสอบเอกสาร” ของสหกรณ์</PrintSheetIssued>
          <p>
            <a href="#contact" className="link-line inline-flex min-h-11 items-center">
              ติดต่อฝ่ายสมาชิก
            </a>
          </p>
          <Button>พิมพ์</Button>
          <PrintSheetSignatures roles={['ผู้รับเงิน', 'ผู้จัดการ']} />
          {FOOT}
        </PrintSheetEnd>
      </>
    ),
  },
};

/** Without the English name, address, foot or signatures. */
export const Least: Story = {
  args: {
    children: (
      <>
        <PrintSheetHead coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" />
        <PrintSheetTitle>หนังสือแจ้งยอด</PrintSheetTitle>
        <PrintSheetWords value={null} />
      </>
    ),
  },
};

/** An invalid amount has no words, with a warning in the console. */
export const NoAmount: Story = {
  args: {
    children: (
      <>
        <PrintSheetTitle>หนังสือแจ้งยอด</PrintSheetTitle>
        <PrintSheetWords value="86,410.75" />
      </>
    ),
  },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ไม่มีข้อมูล')).toBeInTheDocument();
  },
};

/** Hidden on the screen, which has its own table. */
export const PaperOnly: Story = {
  args: { screen: 'hidden', children: <Statement ledger={HALF_YEAR} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Only on paper, page by page: each has its head, number, balance brought forward and foot. */
export const OnPages: Story = {
  args: {
    screen: 'hidden',
    children: (
      <PrintSheetPages
        head={
          <>
            {HEAD}
            <PrintSheetTitle>รายการเคลื่อนไหวเงินฝาก</PrintSheetTitle>
          </>
        }
        laterHead="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด · รายการเคลื่อนไหวเงินฝาก · เลขสมาชิก 001234 · 01-00012345"
        closing={
          <>
            <PrintSheetWords value={LONG_LEDGER.totals.sums['balance']} />
            <PrintSheetSignatures />
          </>
        }
        foot={FOOT}
        caption="รายการเคลื่อนไหวบัญชี 01-00012345"
        columns={DEPOSIT_COLUMNS}
        rowKey={(row: DepositLedger['rows'][number]) => row.seqNo}
        {...LONG_LEDGER}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    const numbers = [...canvasElement.querySelectorAll('[data-part="page-number"]')];
    await expect(numbers.length).toBeGreaterThan(2);
    await expect(numbers.at(-1)).toHaveTextContent(`หน้า ${numbers.length} / ${numbers.length}`);
  },
};

/** Paper stays paper on a dark screen. */
export const Dark: Story = { args: { ...Default.args }, globals: { appearance: 'dark' } };

export const HighContrast: Story = { args: { ...Default.args }, globals: { appearance: 'contrast-dark' } };

export const LargeText: Story = { args: { ...Default.args }, globals: { textSize: '200' } };
