import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AmountSlider } from './amount-slider.tsx';

const meta = {
  title: 'แบบฟอร์ม/AmountSlider',
  component: AmountSlider,
  tags: ['!autodocs'],
  args: {
    label: 'ชำระเพิ่มเดือนละ',
    hint: 'เริ่มงวดธันวาคม 2569',
    max: 5000,
    defaultValue: '2000.00',
    onValueChange: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof AmountSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เพิ่มขึ้น 500' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2500.00');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '2,500.00 บาท');
    await expect(canvas.getByRole('textbox')).toHaveValue('2,500.00');
  },
};

/** A text that is not a number stays in the field, and the last valid amount is kept. */
export const NotANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '1,5o0');
    await userEvent.tab();
    await expect(field).toHaveValue('1,5o0');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/พิมพ์จำนวนเงินเป็นบาท เช่น 1,500 หรือ 1,500.50/),
    );
  },
};

/** More than the slider reaches can be typed; the page says what that means. */
export const TooMuch: Story = {
  args: {
    defaultValue: '900000.00',
    error: 'มากกว่าหนี้ที่เหลือ ปิดหนี้ได้ด้วย 488,023.93 บาท',
  },
};

export const Nothing: Story = { args: { defaultValue: undefined, hint: undefined } };

export const LargeText: Story = { globals: { textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const Grayscale: Story = { globals: { grayscale: 'on' } };
