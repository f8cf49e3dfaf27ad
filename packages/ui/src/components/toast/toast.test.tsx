import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ToastRegion, type ToastRegionProps } from './toast.tsx';
import type { ToastMessage } from './toast-queue.ts';

const OFFLINE: ToastMessage = {
  id: 'offline',
  tone: 'danger',
  title: 'ไม่สามารถเชื่อมต่อได้',
  description: 'ตรวจสอบอินเทอร์เน็ต',
};
const SIGNED_IN: ToastMessage = { id: 'signed-in', tone: 'success', title: 'เข้าสู่ระบบแล้ว' };

describeKitPart(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />, {
  element: HTMLDivElement,
  slot: 'toast-region',
});

/** An application in small: it takes a dismissed message out, and shows the given ones at a press. */
function Application({
  messages,
  dismissed,
}: {
  messages: ToastMessage[];
  dismissed?: ToastRegionProps['onDismiss'];
}) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  return (
    <>
      <button type="button" onClick={() => setToasts(messages)}>
        แสดง
      </button>
      <input aria-label="จำนวนเงิน" style={{ marginTop: 300 }} />
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => {
          dismissed?.(id);
          setToasts((before) => before.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}

const showAll = () => userEvent.click(page.getByRole('button', { name: 'แสดง' }));
const toast = (title: string) =>
  screen.queryByRole('region')?.querySelector(`[aria-label$="${title}"]`) ?? null;
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

describe('ToastRegion', () => {
  it('is not there without a message', () => {
    const { container } = render(<ToastRegion toasts={[]} onDismiss={() => {}} />);
    expect(container.childElementCount).toBe(0);
  });

  it('is a region with a Thai name that says the key to it', async () => {
    render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    await expect
      .element(page.getByRole('region', { name: 'ข้อความแจ้งชั่วคราว กด F8 เพื่อไปที่ข้อความ', exact: true }))
      .toBeVisible();
  });

  it('reads a message out politely, sentence and advice apart', async () => {
    render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    await vi.waitFor(() => {
      const spoken = screen.getByRole('status');
      expect(spoken.ariaLive).toBe('polite');
      expect(spoken.textContent).toBe('ข้อความแจ้ง ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต');
    });
  });

  it('goes by itself after its time, and not before', async () => {
    const dismissed = vi.fn<(id: string) => void>();
    render(<ToastRegion toasts={[{ ...OFFLINE, durationMs: 1200 }]} onDismiss={dismissed} />);
    await wait(400);
    expect(dismissed).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(dismissed).toHaveBeenCalledExactlyOnceWith('offline'), { timeout: 5000 });
  });

  it('takes every message with the same words away with it', async () => {
    const dismissed = vi.fn<(id: string) => void>();
    render(<ToastRegion toasts={[OFFLINE, { ...OFFLINE, id: 'again' }]} onDismiss={dismissed} />);
    await userEvent.click(page.getByRole('button'));
    expect(dismissed.mock.calls).toEqual([['offline'], ['again']]);
  });

  it('says the same words once more without being read out again', async () => {
    const { rerender } = render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    const item = await screen.findByRole('listitem');
    rerender(<ToastRegion toasts={[OFFLINE, { ...OFFLINE, id: 'again' }]} onDismiss={() => {}} />);
    expect(screen.getAllByRole('listitem')).toEqual([item]);
  });

  it('waits while the pointer rests on it', async () => {
    render(<Application messages={[{ ...OFFLINE, durationMs: 1200 }]} />);
    await showAll();
    await userEvent.hover(page.getByText('ไม่สามารถเชื่อมต่อได้'));
    await wait(1600);
    expect(toast('ไม่สามารถเชื่อมต่อได้')).not.toBeNull();
    await userEvent.hover(page.getByRole('textbox'));
    await vi.waitFor(() => expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull(), { timeout: 5000 });
  });

  it('waits while it has focus', async () => {
    render(<Application messages={[{ ...OFFLINE, durationMs: 1200 }]} />);
    await showAll();
    await userEvent.keyboard('{F8}');
    await wait(1600);
    expect(toast('ไม่สามารถเชื่อมต่อได้')).not.toBeNull();
    screen.getByRole('textbox').focus();
    await vi.waitFor(() => expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull(), { timeout: 5000 });
  });

  it('leaves focus where it was when it is closed by a click', async () => {
    render(<Application messages={[OFFLINE]} />);
    await showAll();
    screen.getByRole('textbox').focus();
    await userEvent.click(page.getByRole('button', { name: 'ปิดข้อความ ไม่สามารถเชื่อมต่อได้' }));
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('gives focus back when the last message is closed by keyboard', async () => {
    render(<Application messages={[SIGNED_IN, OFFLINE]} />);
    await showAll();
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(toast('เข้าสู่ระบบแล้ว')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('closes with Escape', async () => {
    render(<Application messages={[OFFLINE]} />);
    await showAll();
    await userEvent.keyboard('{Escape}');
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
  });

  it('lets the others go on after one was closed by a click', async () => {
    render(<Application messages={[{ ...SIGNED_IN, durationMs: 1200 }, OFFLINE]} />);
    await showAll();
    await userEvent.click(page.getByRole('button', { name: 'ปิดข้อความ ไม่สามารถเชื่อมต่อได้' }));
    await userEvent.hover(page.getByRole('textbox'));
    await vi.waitFor(() => expect(toast('เข้าสู่ระบบแล้ว')).toBeNull(), { timeout: 5000 });
  });

  it('starts the time of the next message after the last one was closed by keyboard', async () => {
    render(<Application messages={[{ ...OFFLINE, durationMs: 1200 }]} />);
    await showAll();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
    // Until Radix has seen that no message is left, and listens no more.
    await wait(100);
    screen.getByRole('textbox').focus();
    screen.getByRole('button', { name: 'แสดง' }).click();
    await vi.waitFor(() => expect(toast('ไม่สามารถเชื่อมต่อได้')).not.toBeNull());
    await vi.waitFor(() => expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull(), { timeout: 5000 });
  });

  it('covers nothing that has focus, at either end of the window, and stays where it covers nothing', async () => {
    await page.viewport(360, 640);
    render(
      <>
        <button type="button" className="fixed top-0 right-0">
          เมนู
        </button>
        <button type="button" className="fixed right-0" style={{ top: 300 }}>
          กลางหน้า
        </button>
        <button type="button" className="fixed right-0 bottom-0">
          แสดงรายการก่อนหน้า
        </button>
        <ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />
      </>,
    );
    const region = await screen.findByRole('region');
    const ends = [];
    for (const name of ['เมนู', 'กลางหน้า', 'แสดงรายการก่อนหน้า', 'กลางหน้า']) {
      const button = screen.getByRole('button', { name });
      button.focus();
      // oxlint-disable-next-line eslint/no-await-in-loop -- one focus after the other
      await wait(100);
      const [messages, focused] = [within(region).getByRole('list'), button].map((one) =>
        one.getBoundingClientRect(),
      );
      if (!messages || !focused) throw new Error('nothing to compare');
      expect(focused.bottom <= messages.top || focused.top >= messages.bottom).toBe(true);
      ends.push(messages.top < focused.top ? 'above' : 'below');
    }
    expect(ends).toEqual(['below', 'below', 'above', 'above']);
  });

  it('adds no style element, which a strict content security policy would refuse', async () => {
    const before = document.querySelectorAll('style').length;
    render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    await screen.findByRole('listitem');
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('lets the page be used beside it', async () => {
    const press = vi.fn<() => void>();
    render(
      <>
        <button type="button" className="fixed top-0 left-0" onClick={press}>
          เมนู
        </button>
        <ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />
      </>,
    );
    const region = await screen.findByRole('region');
    await userEvent.click(page.getByRole('button', { name: 'เมนู' }), { position: { x: 1, y: 1 } });
    expect(press).toHaveBeenCalledOnce();
    const close = within(region).getByRole('button').getBoundingClientRect();
    expect([close.width, close.height]).toEqual([44, 44]);
  });
});
