import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogIn, Menu as MenuIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Header, HeaderWide } from './header.tsx';

const meta = {
  title: 'โครงหน้า/Header',
  component: Header,
  subcomponents: { HeaderWide },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    coopNameTH: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
    coopNameEN: 'Example Savings and Credit Cooperative, Limited',
    shortName: 'สอ.ตัวอย่าง',
    search: <SearchBox onSearch={fn<(term: string) => void>()} />,
    children: (
      <>
        <HeaderWide>
          <Button variant="quiet">การแสดงผล</Button>
        </HeaderWide>
        <Button variant="primary" className="@max-panel:hidden" asChild>
          <a href="#/member/status">
            <LogIn aria-hidden />
            ระบบสมาชิก
          </a>
        </Button>
      </>
    ),
  },
  argTypes: {
    ref: { table: { disable: true } },
    logo: { control: false },
    search: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

function pageFits(canvasElement: HTMLElement): boolean {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  return scrollWidth <= clientWidth;
}

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Example Savings and Credit Cooperative, Limited')).toBeVisible();
    const box = canvas.getByRole('searchbox').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'ระบบสมาชิก' }).getBoundingClientRect();
    await expect(box.top).toBe(link.top);
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const At1024: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Example Savings and Credit Cooperative, Limited')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'การแสดงผล' })).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

const NARROW_CHILDREN = (
  <>
    {meta.args.children}
    <Button>
      <MenuIcon aria-hidden />
      เมนู
    </Button>
  </>
);

/** Names in the first row, search and buttons in the next. */
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  args: { children: NARROW_CHILDREN },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('searchbox').getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: 'เมนู' }).getBoundingClientRect();
    await expect(box.right).toBeLessThan(menu.left);
    await expect(box.top).toBe(menu.top);
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

const OPEN_SEARCH = { selector: 'summary *' };

/** One row of 60 px; the search opens below it. */
export const Telephone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { children: NARROW_CHILDREN },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const head = canvasElement.querySelector('[data-slot=header]');
    await expect(head?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    await expect(canvas.getByText('สอ.ตัวอย่าง')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByText('ค้นหา', OPEN_SEARCH));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(pageFits(canvasElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Words without icons, and still one row. */
export const LargeText: Story = {
  globals: { viewport: { value: 'w360' }, textSize: '200' },
  args: { children: NARROW_CHILDREN },
  play: async ({ canvas, canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
    const menu = canvas.getByRole('button', { name: 'เมนู' });
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    const search = canvas.getByText('ค้นหา', OPEN_SEARCH).closest('summary');
    await expect(search?.getBoundingClientRect().top).toBe(menu.getBoundingClientRect().top);
  },
};

export const NamesOnly: Story = { args: { search: undefined, children: undefined } };

export const LongNames: Story = {
  globals: { viewport: { value: 'w1024' } },
  args: {
    coopNameTH: 'สหกรณ์ออมทรัพย์สาธารณสุขและบุคลากรทางการศึกษาจังหวัดตัวอย่างใต้ จำกัด',
    coopNameEN:
      'Southern Example Public Health and Educational Personnel Savings and Credit Cooperative, Limited',
  },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Grayscale: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'contrast' } };
