import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import type { CroppedPicture } from './draw-square.ts';
import { createTestPicture, createPhonePicture } from './image-cropper.fixtures.ts';
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';

const ignore = () => undefined;

describeKitPart(<ImageCropper label="รูปประจำตัว" onCrop={ignore} />, {
  element: HTMLFieldSetElement,
  slot: 'image-cropper',
});

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The cropper has no field for files.');
  return input;
}

function choose(file: File) {
  fireEvent.change(fileInput(), { target: { files: [file] } });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const group = () => screen.getByRole('group');
const frame = () => screen.getByRole('application');
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

async function show(file: File, props: Partial<ImageCropperProps> = {}) {
  const onCrop = vi.fn<(picture: CroppedPicture) => void>();
  const view = render(<ImageCropper label="รูปประจำตัว" onCrop={onCrop} {...props} />);
  choose(file);
  await waitFor(() => expect(group().dataset['state']).toBe('chosen'));
  return { onCrop, ...view };
}

async function cut(
  onCrop: ReturnType<typeof vi.fn<(picture: CroppedPicture) => void>>,
): Promise<CroppedPicture> {
  await userEvent.click(page.getByRole('button', { name: 'ใช้รูปนี้' }));
  await waitFor(() => expect(onCrop).toHaveBeenCalledOnce());
  const [picture] = onCrop.mock.calls[0] ?? [];
  if (!picture) throw new Error('Nothing was cut out.');
  return picture;
}

/** `red`, `blue` or another at a place of the picture, 0 to 1. */
async function colourAt(blob: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(blob);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  const at = (place: number, length: number) => Math.min(length - 1, Math.floor(place * length));
  const [red = 0, green = 0, blue = 0] =
    pen?.getImageData(at(x, bitmap.width), at(y, bitmap.height), 1, 1).data ?? [];
  if (red > 200 && green < 60 && blue < 60) return 'red';
  if (blue > 200 && red < 60 && green < 60) return 'blue';
  return red > 240 && green > 240 && blue > 240 ? 'white' : 'other';
}

describe('what comes out', () => {
  it('is a square JPEG that is never enlarged', async () => {
    const { onCrop } = await show(await createTestPicture(400, 300));
    const { blob, side } = await cut(onCrop);
    expect([blob.type, side]).toEqual(['image/jpeg', 300]);
    const bitmap = await createImageBitmap(blob);
    expect([bitmap.width, bitmap.height]).toEqual([300, 300]);
  });

  it('is at most as large as asked for', async () => {
    const { onCrop } = await show(await createTestPicture(1200, 900), { output: { side: 256, bytes: 3000 } });
    const { blob, side } = await cut(onCrop);
    expect(side).toBeLessThanOrEqual(256);
    expect(blob.size).toBeLessThanOrEqual(3000);
  });

  it('is upright, without the location', async () => {
    const file = await createPhonePicture(900, 600);
    expect(await file.text()).toContain('Exif');
    const { onCrop } = await show(file);
    const { blob } = await cut(onCrop);
    expect(await blob.text()).not.toContain('Exif');
    // Turned to the right, the red corner of the top left is at the top right.
    expect(await colourAt(blob, 0.95, 0.05)).toBe('red');
    expect(await colourAt(blob, 0.05, 0.95)).toBe('blue');
  });

  it('shows what was in the frame', async () => {
    const { onCrop } = await show(await createTestPicture(900, 600));
    fireEvent.change(slider('ขยาย'), { target: { value: '2' } });
    fireEvent.change(slider('เลื่อนซ้ายขวา'), { target: { value: '1' } });
    fireEvent.change(slider('เลื่อนขึ้นลง'), { target: { value: '1' } });
    const { blob } = await cut(onCrop);
    expect(await colourAt(blob, 0.05, 0.05)).toBe('blue');
    expect(await colourAt(blob, 0.95, 0.95)).toBe('blue');
  });

  it('is white where the picture is transparent', async () => {
    const empty = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    const blob = await new Promise<Blob | null>((resolve) => {
      empty.toBlob(resolve);
    });
    const { onCrop } = await show(new File([blob ?? ''], 'ใส.png'));
    expect(await colourAt((await cut(onCrop)).blob, 0.5, 0.5)).toBe('white');
  });
});

describe('files that cannot be taken', () => {
  const bytes = (head: string, rest = 64) =>
    Uint8Array.from(head.padEnd(rest, '\0'), (letter) => letter.charCodeAt(0));

  it.each([
    ['a document by a picture’s name', '%PDF-1.7', /ไม่ใช่รูปถ่าย/],
    ['a web page', '<svg xmlns="http://www.w3.org/2000/svg">', /ไม่ใช่รูปถ่าย/],
    ['an empty file', '', /ไม่ใช่รูปถ่าย/],
    ['a HEIC picture', '\0\0\0\u0018ftypheic', /^ยังเปิดรูปชนิด HEIC .*บันทึกรูปเป็น JPEG/],
    ['a JPEG that is none', '\u00ff\u00d8\u00ff\u00e0', /อาจเสียหาย/],
  ])('refuses %s', async (_, head, sentence) => {
    render(<ImageCropper label="รูปประจำตัว" onCrop={ignore} />);
    choose(new File([head ? bytes(head) : ''], 'รูป.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    expect(group().dataset['state']).toBe('empty');
    expect(group().getAttribute('aria-describedby')).toBe(screen.getByText(sentence).closest('[id]')?.id);
  });

  it.each([
    ['bytes', { bytes: 100 }, /ไฟล์ใหญ่เกิน/],
    ['pixels', { pixels: 100_000 }, /รูปละเอียดเกิน/],
    ['too few of them', { side: 500 }, /อย่างน้อย 500\sจุด/],
  ])('refuses too many %s', async (_, limits, sentence) => {
    render(<ImageCropper label="รูปประจำตัว" onCrop={ignore} limits={limits} />);
    choose(await createTestPicture(600, 400));
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  });

  it('takes the later one of two', async () => {
    const small = await createTestPicture(100, 100);
    await show(await createTestPicture(600, 400));
    choose(small);
    choose(await createTestPicture(300, 300));
    await waitFor(() => expect(slider('ขยาย').max).toBe('1.5'));
    expect(screen.queryByText(/เล็กเกินไป/)).toBeNull();
  });

  it('clears the error once a valid file is chosen', async () => {
    render(<ImageCropper label="รูปประจำตัว" onCrop={ignore} />);
    choose(await createTestPicture(100, 100));
    await waitFor(() => expect(screen.getByText(/เล็กเกินไป/)).toBeVisible());
    choose(await createTestPicture(300, 300));
    await waitFor(() => expect(screen.queryByText(/เล็กเกินไป/)).toBeNull());
  });
});

describe('the frame', () => {
  const place = () => slider('เลื่อนซ้ายขวา').valueAsNumber;
  const zoom = () => slider('ขยาย').valueAsNumber;

  const at = (share: number) => {
    const { left, top, width, height } = frame().getBoundingClientRect();
    return { clientX: left + share * width, clientY: top + height / 2 };
  };

  it('is dragged by the mouse, and has the keys then', async () => {
    await show(await createTestPicture(900, 600));
    fireEvent.mouseDown(frame(), at(0.5));
    fireEvent.mouseMove(document, at(0.6));
    await waitFor(() => expect(place()).toBeCloseTo(0.3, 1));
    fireEvent.mouseUp(document);
    fireEvent.mouseMove(document, at(0.9));
    await nextFrame();
    expect(place()).toBeCloseTo(0.3, 1);
    expect(document.activeElement).toBe(frame());
  });

  it('is not dragged by the button that opens a menu', async () => {
    await show(await createTestPicture(900, 600));
    fireEvent.mouseDown(frame(), { ...at(0.5), button: 2 });
    fireEvent.mouseMove(document, at(0.9));
    await nextFrame();
    expect(place()).toBe(0.5);
  });

  it('is pinched by two fingers', async () => {
    await show(await createTestPicture(900, 600));
    const finger = (identifier: number, share: number) =>
      new Touch({ identifier, target: frame(), ...at(share) });
    fireEvent.touchStart(frame(), { touches: [finger(1, 0.4), finger(2, 0.6)] });
    fireEvent.touchMove(document, { touches: [finger(1, 0.3), finger(2, 0.7)] });
    await waitFor(() => expect(zoom()).toBeCloseTo(2, 1));
    fireEvent.touchEnd(document);
    expect(place()).toBeCloseTo(0.5, 1);
  });

  it('zooms by the wheel and keeps the page where it is', async () => {
    await show(await createTestPicture(900, 600));
    const wheel = new WheelEvent('wheel', { deltaY: -100, ...at(0.5), bubbles: true, cancelable: true });
    fireEvent(frame(), wheel);
    await waitFor(() => expect(zoom()).toBeCloseTo(1.5));
    expect(wheel.defaultPrevented).toBe(true);
  });

  it('zooms where the pointer is, in a dialog that was scrolled too', async () => {
    const { container } = await show(await createTestPicture(900, 600));
    Object.assign(container.style, { height: '200px', overflow: 'auto' });
    container.scrollTop = 100;
    expect(container.scrollTop).toBe(100);
    fireEvent(frame(), new WheelEvent('wheel', { deltaY: -200, ...at(0.5), bubbles: true }));
    await waitFor(() => expect(zoom()).toBeCloseTo(2));
    expect(slider('เลื่อนขึ้นลง').valueAsNumber).toBeCloseTo(0.5, 1);
  });

  it.each([
    ['{ArrowRight}', 'x', -1],
    ['{ArrowLeft}', 'x', 1],
  ] as const)('moves by %s', async (key, _, direction) => {
    await show(await createTestPicture(900, 600));
    frame().focus();
    await userEvent.keyboard(key);
    expect(Math.sign(place() - 0.5)).toBe(direction);
  });

  it('moves by a fifth of that with Shift', async () => {
    await show(await createTestPicture(900, 600));
    frame().focus();
    await userEvent.keyboard('{ArrowRight}');
    const step = 0.5 - place();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(0.5 - place()).toBeCloseTo(step * 1.2, 2);
  });

  it('zooms by + and −, and leaves Ctrl and + to the browser', async () => {
    await show(await createTestPicture(900, 600));
    frame().focus();
    await userEvent.keyboard('++-');
    expect(zoom()).toBeCloseTo(1.1);
    fireEvent.keyDown(frame(), { key: '+', ctrlKey: true });
    expect(zoom()).toBeCloseTo(1.1);
  });
});

describe('waiting', () => {
  it('changes and crops nothing while the picture is being sent', async () => {
    const { onCrop, rerender } = await show(await createTestPicture(900, 600));
    rerender(<ImageCropper label="รูปประจำตัว" onCrop={onCrop} busy />);
    expect(group().dataset['state']).toBe('busy');
    frame().focus();
    await userEvent.keyboard('+{ArrowLeft}');
    expect(slider('เลื่อนซ้ายขวา').valueAsNumber).toBe(0.5);
    await userEvent.click(page.getByRole('button', { name: 'กำลังบันทึกรูป' }), { force: true });
    expect(slider('ขยาย').valueAsNumber).toBe(1);
    expect(onCrop).not.toHaveBeenCalled();
  });

  it('takes no file while it is disabled', async () => {
    render(<ImageCropper label="รูปประจำตัว" onCrop={ignore} disabled />);
    choose(await createTestPicture(300, 300));
    expect(group().dataset['state']).toBe('empty');
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
    expect(screen.getByRole('button').matches(':disabled')).toBe(true);
  });

  it('shows an error when the browser cannot draw, and can be retried', async () => {
    const { onCrop } = await show(await createTestPicture(300, 300));
    const write = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await userEvent.click(page.getByRole('button', { name: 'ใช้รูปนี้' }));
    await waitFor(() => expect(screen.getByText(/ตัดรูปไม่สำเร็จ/)).toBeVisible());
    write.mockRestore();
    await cut(onCrop);
  });
});

describe('renderActions', () => {
  it('puts the buttons where they belong', async () => {
    await show(await createTestPicture(300, 300), { renderActions: (buttons) => <footer>{buttons}</footer> });
    const { textContent } = screen.getByRole('contentinfo');
    expect(textContent).toBe('เลือกรูปอื่นใช้รูปนี้');
  });
});

describe('a file that is dropped', () => {
  it('is chosen, and the browser stays on the page', async () => {
    render(<ImageCropper label="รูปประจำตัว" onCrop={ignore} />);
    const files = new DataTransfer();
    files.items.add(await createTestPicture(300, 300));
    const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
    fireEvent(screen.getByText(/ลากมาวาง/), drop);
    await waitFor(() => expect(group().dataset['state']).toBe('chosen'));
    expect(drop.defaultPrevented).toBe(true);
  });
});

describe('memory', () => {
  afterEach(() => vi.restoreAllMocks());

  it('revokes every object URL', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { unmount } = await show(await createTestPicture(300, 300));
    choose(await createTestPicture(100, 100));
    await waitFor(() => expect(screen.getByText(/เล็กเกินไป/)).toBeVisible());
    unmount();
    const given = revoked.mock.calls.flat();
    expect(made.mock.results.every(({ value }) => given.includes(String(value)))).toBe(true);
  });
});

describe('without a mouse', () => {
  it('reaches frame, sliders and buttons in the order in which they are seen', async () => {
    await show(await createTestPicture(900, 600));
    fireEvent.change(slider('ขยาย'), { target: { value: '2' } });
    const names: (string | null)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      names.push(
        activeElement?.getAttribute('aria-label') ??
          (activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : undefined) ??
          activeElement?.textContent ??
          null,
      );
    }
    expect(names).toEqual(['กรอบจัดรูป', 'ขยาย', 'เลื่อนซ้ายขวา', 'เลื่อนขึ้นลง', 'เลือกรูปอื่น', 'ใช้รูปนี้']);
  });
});
