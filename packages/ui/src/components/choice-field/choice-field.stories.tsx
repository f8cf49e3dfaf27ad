import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';

const meta = {
  title: 'แบบฟอร์ม/ChoiceField',
  component: ChoiceField,
  tags: ['!autodocs'],
  args: {
    label: 'ทุนเรือนหุ้น 486,500.00 บาท',
    options: [
      { value: 'agreed', label: 'ถูกต้อง' },
      { value: 'disputed', label: 'ไม่ถูกต้อง' },
    ],
    value: null,
    onValueChange: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ value: first, onValueChange, ...rest }: ChoiceFieldProps<string>) {
  const [value, setValue] = useState(first ?? null);
  const choose = (chosen: string) => {
    setValue(chosen);
    onValueChange?.(chosen);
  };
  return <ChoiceField {...rest} value={value} onValueChange={choose} />;
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'ทุนเรือนหุ้น 486,500.00 บาท' })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText('ถูกต้อง'));
    await expect(canvas.getByRole('radio', { name: 'ถูกต้อง' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'ไม่ถูกต้อง' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('disputed');
  },
};

export const Chosen: Story = { args: { value: 'agreed' } };

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'ทุนเรือนหุ้น 486,500.00 บาท' })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { error: 'ยังไม่ได้ตอบบรรทัดนี้' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('ยังไม่ได้ตอบบรรทัดนี้');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'disputed' } };

/** Sent by its form, also without JavaScript. */
export const InAForm: Story = {
  args: { value: undefined, defaultValue: 'agreed', name: 'answer' },
  render: (args) => (
    <form>
      <ChoiceField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('answer');
    await expect(sent()).toBe('agreed');
    await userEvent.click(canvas.getByText('ไม่ถูกต้อง'));
    await expect(sent()).toBe('disputed');
  },
};

export const Narrow: Story = {
  ...Chosen,
  decorators: [(Story) => <div className="@container max-w-80">{Story()}</div>],
};

export const LargeText: Story = { ...Narrow, globals: { textSize: '200' } };

export const Dark: Story = { ...Chosen, globals: { appearance: 'dark' } };

export const HighContrast: Story = { ...Chosen, globals: { appearance: 'contrast' } };
