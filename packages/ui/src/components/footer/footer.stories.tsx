import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EXAMPLE_FOOTER } from '../../patterns/example-footer.tsx';
import { Footer, FooterIdentity, FooterLink, FooterSection } from './footer.tsx';

const meta = {
  title: 'โครงหน้า/Footer',
  component: Footer,
  subcomponents: { FooterIdentity, FooterSection, FooterLink },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  argTypes: {
    ref: { table: { disable: true } },
    children: { control: false },
    legal: { control: false },
  },
  args: EXAMPLE_FOOTER,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

function pageFits(canvasElement: HTMLElement): boolean {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  return scrollWidth <= clientWidth;
}

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const heights = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvas.getAllByRole('heading').map((head) => head.getBoundingClientRect());
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    await expect(third?.left).toBe(canvas.getByText(/99 ถนน/).getBoundingClientRect().left);
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** The groups open in place. */
export const Telephone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().height).toBeLessThanOrEqual(651);
    await expect(canvas.getByText('info@example.com')).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^โทร\./));
    await expect(canvas.getByText('info@example.com')).toBeVisible();
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** A feed with only the address. */
export const AddressOnly: Story = {
  args: {
    legal: undefined,
    children: (
      <FooterIdentity coopName="สหกรณ์ออมทรัพย์สาธารณสุขและบุคลากรทางการศึกษาจังหวัดตัวอย่างใต้ จำกัด">
        1 หมู่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000
      </FooterIdentity>
    ),
  },
};

export const Grayscale: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'contrast' } };
