import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ScrollToTop } from './scroll-to-top.tsx';

const meta = {
  title: 'การกระทำ/ScrollToTop',
  component: ScrollToTop,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  argTypes: { ref: { table: { disable: true } }, focusRef: { control: false } },
  render: function Render(args) {
    const topRef = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h1 ref={topRef} tabIndex={-1} className="text-2xl">
          รายการเคลื่อนไหวเงินฝาก
        </h1>
        {Array.from({ length: 120 }, (_, index) => (
          <p key={index}>รายการที่ {index + 1}</p>
        ))}
        <ScrollToTop {...args} focusRef={topRef} />
      </>
    );
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a page of more than two screens. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = canvasElement.ownerDocument.defaultView ?? window;
    const button = await canvas.findByRole('button', { name: 'ขึ้นบน' });
    button.scrollIntoView();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByText('รายการที่ 120').getBoundingClientRect().bottom,
    );
    await userEvent.click(button);
    await expect(view.scrollY).toBe(0);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

async function scrollDown(canvasElement: HTMLElement): Promise<void> {
  const button = canvasElement.querySelector('[data-slot=scroll-to-top]');
  await waitFor(() => expect(button).toBeVisible());
  button?.scrollIntoView();
}

export const Shown: Story = { play: async ({ canvasElement }) => scrollDown(canvasElement) };

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => scrollDown(canvasElement),
};

export const Dark: Story = {
  globals: { appearance: 'dark' },
  play: async ({ canvasElement }) => scrollDown(canvasElement),
};
