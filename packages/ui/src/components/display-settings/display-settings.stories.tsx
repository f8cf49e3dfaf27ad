import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TopBar } from '../top-bar/top-bar.tsx';
import { DisplaySettingsButton } from './display-settings-button.tsx';
import { DisplaySettings } from './display-settings.tsx';

function ControlledSettings({ textSize, appearance, ...rest }: ComponentProps<typeof DisplaySettings>) {
  const [size, setSize] = useState(textSize);
  const [look, setLook] = useState(appearance);
  return (
    <DisplaySettings
      {...rest}
      textSize={size}
      onTextSizeChange={(next) => {
        setSize(next);
        rest.onTextSizeChange(next);
      }}
      appearance={look}
      onAppearanceChange={(next) => {
        setLook(next);
        rest.onAppearanceChange(next);
      }}
    />
  );
}

const meta = {
  title: 'การกระทำ/DisplaySettings',
  component: DisplaySettings,
  subcomponents: { DisplaySettingsButton },
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { textSize: '100', onTextSizeChange: fn(), appearance: 'light', onAppearanceChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <div className="max-w-form">
      <ControlledSettings {...args} />
    </div>
  ),
} satisfies Meta<typeof DisplaySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const sizes = within(canvas.getByRole('group', { name: 'ขนาดตัวอักษร' }));
    await expect(sizes.getByRole('radio', { name: '100 %' })).toBeChecked();
    await userEvent.tab();
    await expect(sizes.getByRole('radio', { name: '100 %' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTextSizeChange).toHaveBeenLastCalledWith('125');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onAppearanceChange).toHaveBeenLastCalledWith('system');
    await userEvent.click(canvas.getByRole('radio', { name: 'คมชัดสูง' }));
    await expect(args.onAppearanceChange).toHaveBeenLastCalledWith('contrast');
  },
};

export const LargestText: Story = { args: { textSize: '200', appearance: 'system' } };

export const OtherWords: Story = {
  args: { words: { appearance: 'สีของหน้าเว็บ', system: 'เหมือนเครื่อง' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'สีของหน้าเว็บ' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'เหมือนเครื่อง' })).toBeVisible();
  },
};

/** Segments wrap to the next line. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { args: { appearance: 'dark' }, globals: { appearance: 'dark' } };

export const HighContrast: Story = { args: { appearance: 'contrast' }, globals: { appearance: 'contrast' } };

function BarWithSettings(args: ComponentProps<typeof DisplaySettings>) {
  return (
    <TopBar coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" coopNameEN="Example Savings and Credit Cooperative, Limited">
      <DisplaySettingsButton>
        <ControlledSettings {...args} />
      </DisplaySettingsButton>
    </TopBar>
  );
}

/** In a popover of a button in the top bar. */
export const InTheTopBar: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '22rem' } } },
  args: { textSize: '150' },
  render: (args) => <BarWithSettings {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /แสดงผล$/ });
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'การแสดงผล' });
    await waitFor(() => expect(within(popover).getByRole('radio', { name: '150 %' })).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpenOnATelephone: Story = {
  ...InTheTopBar,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'แสดงผล' }));
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(popover).opacity).toBe('1'));
    await expect(popover.getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
  },
};
