import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pager } from './pager.tsx';

const meta = {
  title: 'ข้อมูล/Pager',
  component: Pager,
  tags: ['!autodocs'],
  args: {
    page: 6,
    pageCount: 12,
    renderLink: (page, words) => <a href={`#/list/news?page=${page}`}>{words}</a>,
  },
  argTypes: { ref: { table: { disable: true } }, renderLink: { control: false } },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'w768' } };

export const Default: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: 'หน้า 6' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('ข้ามหน้า 2 ถึง 4')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'หน้าถัดไป' })).toHaveAttribute('href', '#/list/news?page=7');
  },
};

/** As in an app: the address changes, and the pager with it. */
export const Turning: Story = {
  globals: wide,
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pager
        {...args}
        page={page}
        renderLink={(to, words) => (
          <a
            href={`#/list/news?page=${to}`}
            onClick={(event) => {
              event.preventDefault();
              setPage(to);
            }}
          >
            {words}
          </a>
        )}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'หน้าถัดไป' }));
    await expect(canvas.getByRole('link', { name: 'หน้า 7' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'หน้า 12' }));
    await expect(canvas.queryByRole('link', { name: 'หน้าถัดไป' })).toBeNull();
    canvas.getByRole('link', { name: 'หน้า 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'หน้า 1' })).toHaveAttribute('aria-current', 'page');
  },
};

export const FirstPage: Story = { globals: wide, args: { page: 1 } };

export const LastPage: Story = { globals: wide, args: { page: 12 } };

export const FewPages: Story = { globals: wide, args: { page: 2, pageCount: 3 } };

export const ManyPages: Story = { globals: wide, args: { page: 1234, pageCount: 10_000 } };

/** One page needs no pager. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('หน้า 6 จาก 12')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { globals: { ...wide, appearance: 'dark' } };

export const HighContrast: Story = { globals: { ...wide, appearance: 'contrast' } };
