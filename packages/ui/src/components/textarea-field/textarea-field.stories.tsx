import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TextareaField } from './textarea-field.tsx';

const REQUEST =
  'ขอให้สหกรณ์ส่งหนังสือรับรองยอดเงินฝากและหุ้น ณ วันสิ้นปี ให้นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา ' +
  'ที่โรงเรียนบ้านหนองน้ำใส เพื่อใช้ประกอบการยื่นขอทุนการศึกษาของบุตร ภายในวันที่ 18 ธันวาคม 2569';

const meta = {
  title: 'แบบฟอร์ม/TextareaField',
  component: TextareaField,
  tags: ['!autodocs'],
  args: { label: 'เรื่องที่ต้องการ', name: 'request', onValueChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <div className="max-w-prose">
      <TextareaField {...args} />
    </div>
  ),
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grows with its text. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'เรื่องที่ต้องการ' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'ข้อ 1{Enter}ข้อ 2{Enter}ข้อ 3{Enter}ข้อ 4{Enter}ข้อ 5{Enter}ข้อ 6');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ข้อ 1\nข้อ 2\nข้อ 3\nข้อ 4\nข้อ 5\nข้อ 6');
  },
};

export const WithHint: Story = { args: { hint: 'บอกเลขที่บัญชีหรือเลขสัญญาด้วย ถ้ามี', optional: true } };

export const LongText: Story = { args: { defaultValue: `${REQUEST}\n\n${REQUEST}\n\n${REQUEST}` } };

/** Counts letters as readers do: ที่ is one. */
export const WithLimit: Story = {
  args: { limit: 200, hint: 'พิมพ์สั้น ๆ เจ้าหน้าที่จะโทรกลับ' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription(/พิมพ์ได้อีก\s200\sตัวอักษร$/);
    await userEvent.type(area, 'ที่นี่');
    await expect(area).toHaveAccessibleDescription(/พิมพ์ได้อีก\s198\sตัวอักษร$/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Near the limit the count is announced when typing pauses. */
export const NearLimit: Story = {
  args: { limit: 30, defaultValue: 'ขอหนังสือรับรอง' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ยอดเงินฝาก');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^พิมพ์ได้อีก\s\d+\sตัวอักษร$/));
  },
};

/** Text beyond the limit stays and is counted. */
export const OverLimit: Story = {
  args: { limit: 80, defaultValue: REQUEST },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveValue(REQUEST);
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(/^เกินมา\s\d+\sตัวอักษร$/);
  },
};

export const WithError: Story = {
  args: { error: 'ยังไม่ได้บอกเรื่องที่ต้องการ พิมพ์สั้น ๆ ได้', limit: 500 },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: REQUEST } };

export const Disabled: Story = { args: { disabled: true, defaultValue: REQUEST } };

export const Narrow: Story = {
  args: { limit: 500, defaultValue: REQUEST },
  globals: { textSize: '200', viewport: { value: 'w320' } },
};

export const Dark: Story = { args: { limit: 80, defaultValue: REQUEST }, globals: { appearance: 'dark' } };
