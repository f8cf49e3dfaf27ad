import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './avatar.tsx';

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#ade1d7"/><circle cx="4" cy="3" r="1.5" fill="#055651"/><path d="M1 8a3 3 0 0 1 6 0z" fill="#055651"/></svg>',
  );

const meta = {
  title: 'ข้อมูล/Avatar',
  component: Avatar,
  tags: ['!autodocs'],
  args: { name: 'สมหญิง' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ส')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LeadingVowel: Story = {
  args: { name: 'เกรียงไกร' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ก')).toBeVisible();
  },
};

export const Picture: Story = {
  args: { src: PICTURE },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** Shows the initial when the picture cannot be loaded. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ส')).toBeVisible());
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="@container flex flex-wrap items-center gap-4">
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="lg" src={PICTURE} />
    </div>
  ),
};

export const Dark: Story = { args: { size: 'lg' }, globals: { appearance: 'dark' } };
