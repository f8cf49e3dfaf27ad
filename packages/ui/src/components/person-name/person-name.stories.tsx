import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonName } from './person-name.tsx';

const LONG = {
  prename: 'นางสาว',
  firstName: 'ปิ่นมณีรัตน์กานดา',
  surname: 'ศรีสุขเกษมสันต์ ณ อยุธยา',
};

const meta = {
  title: 'ข้อมูล/PersonName',
  component: PersonName,
  tags: ['!autodocs'],
  args: { prename: 'นาง', firstName: 'สมหญิง', surname: 'ใจดี' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof PersonName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('นางสมหญิง ใจดี');
  },
};

export const Long: Story = { args: LONG };

/** In a narrow cell: each part on its own line, unbroken. */
export const Narrow: Story = {
  args: LONG,
  render: (args) => (
    <div className="@container max-w-52 rounded-md border border-line bg-surface p-3">
      <PersonName {...args} />
    </div>
  ),
};

/** A phone at 200 %: only a part wider than the line breaks, and nothing is cut. */
export const LargeText: Story = {
  args: LONG,
  globals: { textSize: '200' },
  render: (args) => (
    <div className="@container">
      <PersonName {...args} className="font-head text-2xl font-semibold" />
    </div>
  ),
};

export const Short: Story = {
  args: { short: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('สมหญิง จ.');
  },
};

export const MilitaryTitle: Story = {
  args: { prename: 'ว่าที่ร้อยตรีหญิง ดร.', firstName: 'ฐิติรัตน์', surname: 'ผู้ค้ำประกันกิจ' },
};

export const WithoutTitle: Story = { args: { prename: null } };

export const WithoutSurname: Story = {
  args: { surname: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ไม่มีข้อมูลนามสกุล')).toBeInTheDocument();
  },
};

/** Only a title and no name. */
export const Missing: Story = {
  args: { firstName: null, surname: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('- ไม่มีข้อมูล');
  },
};

export const Dark: Story = { args: LONG, globals: { appearance: 'dark' } };
