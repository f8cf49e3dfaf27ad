import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from './alert-dialog.tsx';

const remove = fn<() => void>();

function Answers() {
  return (
    <AlertDialogActions>
      <AlertDialogAction onClick={remove}>ลบรูป</AlertDialogAction>
      <AlertDialogCancel>เก็บรูปไว้</AlertDialogCancel>
    </AlertDialogActions>
  );
}

const meta = {
  title: 'ข้อความถึงผู้ใช้/AlertDialog',
  component: AlertDialogContent,
  subcomponents: {
    AlertDialog,
    AlertDialogTrigger,
    AlertDialogActions,
    AlertDialogCancel,
    AlertDialogAction,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '26rem' } } },
  args: {
    title: 'ลบรูปสมาชิกหรือไม่',
    description: 'รูปจะหายไปจากทุกหน้า และนำกลับมาไม่ได้',
  },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  beforeEach: () => {
    remove.mockClear();
  },
  render: (args) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent {...args}>
        <Answers />
      </AlertDialogContent>
    </AlertDialog>
  ),
} satisfies Meta<typeof AlertDialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its trigger: focus starts on the safe answer, so Enter is harmless. */
export const Default: Story = {
  render: (args) => (
    <AlertDialog>
      <div className="p-gutter">
        <AlertDialogTrigger asChild>
          <Button variant="danger">ลบรูป</Button>
        </AlertDialogTrigger>
      </div>
      <AlertDialogContent {...args}>
        <Answers />
      </AlertDialogContent>
    </AlertDialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'ลบรูป' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog', { name: 'ลบรูปสมาชิกหรือไม่' });
    await expect(dialog).toHaveAccessibleDescription('รูปจะหายไปจากทุกหน้า และนำกลับมาไม่ได้');
    await expect(screen.getByRole('button', { name: 'เก็บรูปไว้' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(remove).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press outside does not close it; only a button does. */
export const Open: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'ลบรูป' }));
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Escape is the safe answer too. */
export const Escape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(remove).not.toHaveBeenCalled();
  },
};

/** While the action runs the dialog stays and says so. */
export const Busy: Story = {
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return (
      <AlertDialog defaultOpen>
        <AlertDialogContent {...args}>
          <AlertDialogActions>
            <AlertDialogAction
              busyLabel={busy ? 'กำลังลบรูป' : undefined}
              onClick={(event) => {
                event.preventDefault();
                setBusy(true);
              }}
            >
              ลบรูป
            </AlertDialogAction>
            <AlertDialogCancel>เก็บรูปไว้</AlertDialogCancel>
          </AlertDialogActions>
        </AlertDialogContent>
      </AlertDialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ลบรูป' }));
    const busy = await screen.findByRole('button', { name: 'กำลังลบรูป' });
    await expect(busy).toHaveFocus();
    await userEvent.click(busy);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** The action failed: the dialog stays, with what happened and what to do. */
export const Failed: Story = {
  render: (args) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent {...args}>
        <Alert tone="danger" title="ยังลบรูปไม่ได้" className="mt-4">
          ตรวจสอบอินเทอร์เน็ต แล้วกดลบรูปอีกครั้ง
        </Alert>
        <Answers />
      </AlertDialogContent>
    </AlertDialog>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'ออกจากระบบในเครื่องของนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา หรือไม่',
    description: 'เครื่องอื่นทั้งหมดที่เข้าสู่ระบบไว้จะออกจากระบบทันที สิ่งที่พิมพ์ค้างไว้ในเครื่องเหล่านั้นจะหายไป และนำกลับมาไม่ได้',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

export const LargeText: Story = { globals: { viewport: { value: 'w320' }, textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const HighContrastDark: Story = { globals: { appearance: 'contrast-dark' } };
