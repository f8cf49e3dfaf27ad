import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { PanelBody } from '../panel/panel.tsx';
import { SummaryTile } from '../summary-tile/summary-tile.tsx';
import { ThaiDate } from '../thai-date/thai-date.tsx';
import { Passbook, PassbookCells, PassbookCover, PassbookFact, PassbookFacts } from './passbook.tsx';

const FACTS = (
  <PassbookFacts>
    <PassbookFact label="ประเภทสมาชิก">สามัญ</PassbookFact>
    <PassbookFact label="สถานะ">ปกติ</PassbookFact>
    <PassbookFact label="เป็นสมาชิกตั้งแต่">
      <ThaiDate value="2007-11-01" />
    </PassbookFact>
  </PassbookFacts>
);

const FOUR_CELLS = (
  <PassbookCells>
    <SummaryTile
      label="ทุนเรือนหุ้น"
      amount="486500.00"
      caption="งวดล่าสุด 228"
      link={<a href="#/member/share">ดูทะเบียนหุ้น</a>}
    />
    <SummaryTile
      label="เงินฝาก"
      amount="248310.75"
      caption="3 บัญชี"
      link={<a href="#/member/deposit">ดูเงินฝาก</a>}
    />
    <SummaryTile
      label="หนี้เงินกู้คงเหลือ"
      amount="497500.00"
      caption="2 สัญญา"
      link={<a href="#/member/loan">ดูเงินกู้</a>}
    />
    <SummaryTile
      label="ค่าหุ้นรายเดือน"
      amount="2500.00"
      caption="หักล่าสุด 25 ต.ค. 2569"
      link={<a href="#/member/kep">ดูใบเสร็จ</a>}
    />
  </PassbookCells>
);

const meta = {
  title: 'ข้อมูล/Passbook',
  component: Passbook,
  subcomponents: { PassbookCover, PassbookFacts, PassbookFact, PassbookCells },
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className="@container">
        <div className="@panel:roomy">
          <Story />
        </div>
      </div>
    ),
  ],
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  args: {
    children: (
      <>
        <PassbookCover
          title="นางสมหญิง ใจดี"
          caption="เลขสมาชิก 001234"
          avatar={<Avatar name="สมหญิง" size="lg" />}
        >
          {FACTS}
        </PassbookCover>
        {FOUR_CELLS}
      </>
    ),
  },
} satisfies Meta<typeof Passbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many cells are in the first row. */
function cellsInARow(canvasElement: HTMLElement): number {
  const tops = [...canvasElement.querySelectorAll('[data-slot=summary-tile]')].map(
    (cell) => cell.getBoundingClientRect().top,
  );
  return tops.filter((top) => top === tops[0]).length;
}

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'นางสมหญิง ใจดี' })).toBeVisible();
    await expect(cellsInARow(canvasElement)).toBe(4);
  },
};

export const TwoByTwo: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    await expect(cellsInARow(canvasElement)).toBe(2);
  },
};

/** On a phone the facts move under the name. */
export const Stacked: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(cellsInARow(canvasElement)).toBe(1);
    await expect(canvas.getByText('เป็นสมาชิกตั้งแต่')).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvasElement.querySelector('[data-slot=avatar]')).not.toBeVisible();
  },
};

/** An account: one control on the cover, three cells. */
export const Account: Story = {
  args: {
    children: (
      <>
        <PassbookCover title="เงินฝากออมทรัพย์" caption="เลขที่บัญชี 01-00012345 · นางสมหญิง ใจดี">
          <Button size="sm">
            เปลี่ยนบัญชี
            <ChevronDown aria-hidden />
          </Button>
        </PassbookCover>
        <PassbookCells columns={3}>
          <SummaryTile label="ยอดคงเหลือ" amount="86410.75" caption="ณ 19 พ.ย. 2569" />
          <SummaryTile label="ถอนได้" amount="86310.75" caption="หักเงินคงบัญชีขั้นต่ำ 100.00" />
          <SummaryTile label="ดอกเบี้ยสะสม" amount="628.40" caption="จ่ายวันที่ 31 ธ.ค. 2569" />
        </PassbookCells>
      </>
    ),
  },
};

export const AccountNarrow: Story = { ...Account, globals: { viewport: { value: 'w360' } } };

/** The cover alone above a form, as the heading of the page. */
export const OverAForm: Story = {
  args: {
    className: 'max-w-form',
    children: (
      <>
        <PassbookCover title="ระบบสมาชิก Online" level={1} />
        <PanelBody>เลขสมาชิกและรหัสผ่าน</PanelBody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ระบบสมาชิก Online' })).toBeVisible();
  },
};

/** A low cover, for a page whose content must begin high up. */
export const Slim: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        <PassbookCover title="นางสมหญิง ใจดี" level={1} size="slim" caption="เลขสมาชิก 001234" />
        <PanelBody>จะหักวันที่ 25 พ.ย. 2569</PanelBody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('heading', { level: 1 }).closest('[data-slot="passbook-cover"]');
    await expect(cover?.getBoundingClientRect().height).toBeLessThan(120);
  },
};

export const LongName: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        <PassbookCover
          title="นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา"
          caption="เลขสมาชิก 005678"
          avatar={<Avatar name="ปิ่นมณีรัตน์กานดา" size="lg" />}
        >
          {FACTS}
        </PassbookCover>
        {FOUR_CELLS}
      </>
    ),
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const HighContrastDark: Story = { globals: { appearance: 'contrast-dark' } };
