import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { Panel } from '../panel/panel.tsx';
import { SignedAmount } from '../signed-amount/signed-amount.tsx';
import { BreakdownLine, BreakdownList } from './breakdown-list.tsx';

const meta = {
  title: 'ข้อมูล/BreakdownList',
  component: BreakdownList,
  subcomponents: { BreakdownLine },
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  decorators: [(Story) => <Panel>{Story()}</Panel>],
} satisfies Meta<typeof BreakdownList>;

export default meta;
type Story = StoryObj<typeof meta>;

const change = (value: string) => <SignedAmount value={value} inLabel="เพิ่ม" outLabel="ลด" />;

/** Why a deduction differs from that of the previous month. */
export const Default: Story = {
  args: {
    'aria-label': 'ทำไมไม่เท่าเดือนก่อน',
    children: (
      <>
        <BreakdownLine label="เดือนก่อน" detail="ตุลาคม 2569 หัก 23 ต.ค." amount={<Money value="14228.31" />} />
        <BreakdownLine level="subtotal" label="เงินกู้สามัญ" note="ส6700123" amount={change('360.35')} />
        <BreakdownLine
          level="cause"
          label="คิดดอกเบี้ย 33 วัน"
          detail="เดือนก่อน 28 วัน บนต้น 490,500.00"
          amount={change('386.35')}
        />
        <BreakdownLine
          level="cause"
          label="เงินต้นลดลง"
          detail="จาก 490,500.00 เหลือ 485,500.00"
          amount={change('-26.00')}
        />
        <BreakdownLine level="quiet" label="ค่าหุ้น เงินฝากรายเดือน และเงินต้นต่องวด" amount="เท่าเดิม" />
        <BreakdownLine level="sum" label="เพิ่มขึ้นรวม" amount={change('360.35')} />
        <BreakdownLine level="total" label="เดือนนี้ (บาท)" amount={<Money value="14588.66" />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(7);
    await expect(canvas.getAllByRole('definition')).toHaveLength(7);
  },
};

/** How a dividend comes about, with the line of a rounded satang. */
export const Dividend: Story = {
  args: {
    'aria-label': 'เงินปันผลปี 2568',
    children: (
      <>
        <BreakdownLine label="ยกมา" detail="431,500.00 × 365/365" amount={<Money value="431500.00" />} />
        <BreakdownLine
          label="หุ้นรายเดือน"
          detail="24 ม.ค. 2568 2,500.00 × 342/365"
          amount={<Money value="2342.47" />}
        />
        <BreakdownLine level="quiet" label="ปัดเศษสตางค์ของแต่ละบรรทัด" amount={<Money value="-0.01" />} />
        <BreakdownLine level="sum" label="หุ้นที่คิดปันผล" amount={<Money value="433842.46" />} />
        <BreakdownLine level="total" label="ร้อยละ 5.25" amount={<Money value="22776.73" />} />
      </>
    ),
  },
};

export const TotalOnly: Story = {
  args: {
    children: (
      <>
        <BreakdownLine label="เงินปันผล" amount={<Money value="23408.17" />} />
        <BreakdownLine level="total" label="รับสุทธิ (บาท)" amount={<Money value="23408.17" />} />
      </>
    ),
  },
};

export const Narrow: Story = {
  ...Default,
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

export const LargeText: Story = { ...Narrow, globals: { textSize: '200' } };

/** Amounts that are wider than a line wrap, since a cut amount would be a wrong one. */
export const VeryLarge: Story = {
  args: {
    children: (
      <BreakdownLine
        level="total"
        label="รวมหุ้นที่คิดปันผลของสมาชิกทุกคนในปีบัญชี"
        amount={<Money value="999999999999.99" />}
      />
    ),
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    const end = canvasElement.querySelector('.max-w-80')?.getBoundingClientRect().right ?? 0;
    const ends = canvas.getAllByText(/999/).map((amount) => amount.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil(end));
  },
};

export const Dark: Story = { ...Default, globals: { appearance: 'dark' } };

export const HighContrast: Story = { ...Default, globals: { appearance: 'contrast' } };
