import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../dialog/dialog.tsx';
import type { CroppedPicture } from './draw-square.ts';
import { createTestPicture } from './image-cropper.fixtures.ts';
import { ImageCropper } from './image-cropper.tsx';

const meta = {
  title: 'แบบฟอร์ม/ImageCropper',
  component: ImageCropper,
  tags: ['!autodocs'],
  args: {
    label: 'รูปประจำตัว',
    hint: 'รูปหน้าตรง เห็นใบหน้าชัด',
    onCrop: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof ImageCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Puts a file into the hidden input, as if the reader had chosen it. */
function chooseFile(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The cropper has no field for files.');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function choosePicture(canvasElement: HTMLElement, width: number, height: number) {
  chooseFile(canvasElement, await createTestPicture(width, height));
  await waitFor(() => expect(canvasElement.querySelector('[role=application]')).toBeVisible());
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'รูปประจำตัว' })).toHaveAttribute('data-state', 'empty');
    await expect(canvas.getByRole('button', { name: 'เลือกรูป' })).toBeVisible();
  },
};

/** By keyboard: arrows and + − move the frame, then the picture is used. */
export const ByKeys: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await choosePicture(canvasElement, 900, 600);
    const across = canvas.getByRole('slider', { name: 'เลื่อนซ้ายขวา' });
    await expect(across).toHaveAttribute('aria-valuetext', 'กึ่งกลาง');
    await expect(canvas.getByRole('slider', { name: 'เลื่อนขึ้นลง' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: 'กรอบจัดรูป' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>5/}');
    await expect(across).toHaveAttribute('aria-valuetext', 'ชิดซ้าย');
    await userEvent.keyboard('+++++');
    await expect(canvas.getByRole('slider', { name: 'ขยาย' })).toHaveAttribute(
      'aria-valuetext',
      '1.5\u00a0เท่า',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'ใช้รูปนี้' }));
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
  },
};

/** By mouse: the picture follows the pointer up to its edges. */
export const ByMouse: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choosePicture(canvasElement, 900, 600);
    const frame = canvas.getByRole('application', { name: 'กรอบจัดรูป' });
    const { left, top, width } = frame.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + share * width, clientY: top + width / 2 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: at(0.5) },
      { target: frame, coords: at(0.4) },
    ]);
    const across = canvas.getByRole('slider', { name: 'เลื่อนซ้ายขวา' });
    await waitFor(() => expect(across).toHaveAttribute('aria-valuetext', expect.stringMatching(/จากซ้าย/)));
    await userEvent.pointer({ target: frame, coords: at(-1) });
    await waitFor(() => expect(across).toHaveAttribute('aria-valuetext', 'ชิดขวา'));
    await userEvent.pointer('[/MouseLeft]');
  },
};

export const Portrait: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement, 600, 1200);
    await expect(canvas.getByRole('slider', { name: 'เลื่อนซ้ายขวา' })).toHaveAttribute(
      'aria-valuetext',
      'พอดีกรอบแล้ว',
    );
  },
};

/** A picture of the least size: no zoom, no movement. */
export const Smallest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement, 200, 200);
    for (const slider of canvas.getAllByRole('slider')) await expect(slider).toBeDisabled();
  },
};

/** A refused file: an error says what to do, and the previous picture stays. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choosePicture(canvasElement, 600, 600);
    chooseFile(canvasElement, new File(['%PDF-1.7'], 'รูป.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/ไม่ใช่รูปถ่าย/)).toBeVisible();
    await expect(canvas.getByRole('application')).toBeVisible();
  },
};

export const TooSmall: Story = {
  play: async ({ canvas, canvasElement }) => {
    chooseFile(canvasElement, await createTestPicture(120, 400));
    await expect(await canvas.findByText(/อย่างน้อย 200\sจุด/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'เลือกรูป' })).toBeVisible();
  },
};

/** While it is being sent the picture keeps its position, and no other can be chosen. */
export const Busy: Story = {
  render: function Sending(args) {
    const [sent, setSent] = useState(false);
    const use = (picture: CroppedPicture) => {
      args.onCrop(picture);
      setSent(true);
    };
    return <ImageCropper {...args} busy={sent} onCrop={use} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choosePicture(canvasElement, 900, 600);
    await userEvent.click(canvas.getByRole('button', { name: 'ใช้รูปนี้' }));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'busy'));
    await expect(await canvas.findByRole('button', { name: 'กำลังบันทึกรูป' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'เลือกรูปอื่น' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('slider', { name: 'เลื่อนซ้ายขวา' })).toBeDisabled();
    await expect(canvas.getByRole('application')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** An error from the server. */
export const UploadFailed: Story = {
  args: { error: 'ยังบันทึกรูปไม่ได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง' },
};

export const Disabled: Story = { args: { disabled: true } };

/** In a dialog the buttons are in its foot and always visible. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent
        className="max-w-panel"
        title="รูปประจำตัว"
        description="แสดงที่ด้านบนของหน้าจอและในหน้าข้อมูลส่วนตัวของท่าน"
      >
        <ImageCropper
          {...args}
          className="mt-4"
          label="เลือกรูปและจัดให้อยู่ในกรอบ"
          renderActions={(buttons) => (
            <DialogActions>
              {buttons}
              <DialogClose>ปิด</DialogClose>
            </DialogActions>
          )}
        />
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await choosePicture(dialog, 900, 600);
    const { bottom } = screen.getByRole('button', { name: 'ใช้รูปนี้' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="max-w-60">
      <ImageCropper {...args} />
    </div>
  ),
  play: ({ canvasElement }) => choosePicture(canvasElement, 900, 600),
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  play: ({ canvasElement }) => choosePicture(canvasElement, 900, 600),
};

export const Dark: Story = {
  globals: { appearance: 'dark' },
  play: ({ canvasElement }) => choosePicture(canvasElement, 900, 600),
};

export const HighContrast: Story = {
  globals: { appearance: 'contrast' },
  play: ({ canvasElement }) => choosePicture(canvasElement, 900, 600),
};
