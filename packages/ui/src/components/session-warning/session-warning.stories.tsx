import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SessionWarning } from './session-warning.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/SessionWarning',
  component: SessionWarning,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  args: {
    secondsLeft: 105,
    onContinue: fn<() => void>(),
    onSignOut: fn<() => void>(),
  },
  argTypes: { ref: { table: { disable: true } }, words: { control: false } },
} satisfies Meta<typeof SessionWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'ใกล้หมดเวลาเข้าสู่ระบบ' });
    await expect(dialog).toHaveAccessibleDescription(/เหลือเวลาอีก 1\sนาที 45\sวินาที/);
    await expect(screen.getByRole('button', { name: 'ใช้งานต่อ' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Escape also prolongs the session, since the reader is present. A press outside does nothing. */
export const Escape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const LastSeconds: Story = { args: { secondsLeft: 9 } };

/** While it is being prolonged: no second request, and signing out stays possible. */
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'กำลังต่อเวลา' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** It could not be prolonged: what to do, and the same buttons. */
export const Failed: Story = {
  args: { state: 'failed', secondsLeft: 48 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('ยังต่อเวลาไม่ได้');
    await userEvent.click(screen.getByRole('button', { name: 'ใช้งานต่อ' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** The session has ended, perhaps while the device slept: the reader can only sign in again. */
export const Ended: Story = {
  args: { secondsLeft: 0 },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'หมดเวลาเข้าสู่ระบบแล้ว' });
    await userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบอีกครั้ง' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

const SECOND_MS = 1000;

export const OtherWords: Story = {
  args: {
    words: {
      goOn: 'อยู่ต่อ',
      duration: (seconds) => `อีกราว ${Math.ceil(seconds / 60)}\u00a0นาที`,
      left: 'ใช้งานได้',
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/^ใช้งานได้ อีกราว 2\sนาที/);
    await expect(screen.getByRole('button', { name: 'อยู่ต่อ' })).toHaveFocus();
  },
};

/** With a timer, as in an app: a button opens the warning, and the seconds run. */
export const Running: Story = {
  render: function Render(args) {
    const [left, setLeft] = useState<number | null>(null);
    const counting = left !== null && left > 0;
    useEffect(() => {
      if (!counting) return undefined;
      const timer = setInterval(() => setLeft((seconds) => (seconds ?? 1) - 1), SECOND_MS);
      return () => clearInterval(timer);
    }, [counting]);
    return (
      <div className="p-gutter">
        <Button onClick={() => setLeft(32)}>เดินเวลา</Button>
        {left !== null && (
          <SessionWarning
            {...args}
            secondsLeft={left}
            onContinue={() => setLeft(null)}
            onSignOut={() => setLeft(null)}
          />
        )}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'เดินเวลา' });
    await userEvent.click(start);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/30\sวินาที/));
    await userEvent.click(screen.getByRole('button', { name: 'ใช้งานต่อ' }));
    await waitFor(() => expect(start).toHaveFocus());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

export const LargeText: Story = { globals: { viewport: { value: 'w320' }, textSize: '200' } };

export const LargeTextFailed: Story = { ...LargeText, args: { state: 'failed', secondsLeft: 48 } };

export const Dark: Story = { args: { state: 'failed' }, globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const HighContrastDark: Story = { globals: { appearance: 'contrast-dark' } };
