import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Dialog, DialogContent } from '../dialog/dialog.tsx';
import { SessionWarning, type SessionWarningProps } from './session-warning.tsx';

const ignore = () => undefined;

function warning(props: Partial<SessionWarningProps>) {
  return <SessionWarning secondsLeft={105} onContinue={ignore} onSignOut={ignore} {...props} />;
}

describeKitPart(warning({}), { element: HTMLDivElement, slot: 'session-warning' });

const spoken = () => screen.getByRole('status').textContent;

describe('SessionWarning', () => {
  it('says how long the session lasts in its description, and in a timer that keeps quiet', () => {
    render(warning({}));
    const describedBy = screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(
      'เหลือเวลาอีก 1\u00A0นาที 45\u00A0วินาที หลังจากนั้นระบบจะออกให้ เพื่อความปลอดภัยของท่าน',
    );
    expect(screen.getByRole('timer').textContent).toBe('1\u00A0นาที 45\u00A0วินาที');
    expect(screen.getByRole('timer').hasAttribute('aria-live')).toBe(false);
  });

  it('is said aloud at a few moments, not each second', () => {
    const { rerender } = render(warning({ secondsLeft: 105 }));
    const heard = new Set<string>();
    for (let left = 105; left >= 0; left -= 1) {
      rerender(warning({ secondsLeft: left }));
      heard.add(spoken());
    }
    expect([...heard]).toEqual([
      '',
      'เหลือเวลาอีก 1\u00A0นาที',
      'เหลือเวลาอีก 30\u00A0วินาที',
      'เหลือเวลาอีก 10\u00A0วินาที',
      'หมดเวลาเข้าสู่ระบบแล้ว',
    ]);
  });

  it.each([60, 45, 30, 3])('is not said twice when it opens with %i seconds left', (secondsLeft) => {
    render(warning({ secondsLeft }));
    expect(spoken()).toBe('');
  });

  it('says what is left, not the moment that was missed, when the device has slept', () => {
    const { rerender } = render(warning({ secondsLeft: 90 }));
    rerender(warning({ secondsLeft: 12 }));
    expect(spoken()).toBe('เหลือเวลาอีก 12\u00A0วินาที');
  });

  it('takes back what it said when there is more time', () => {
    const { rerender } = render(warning({ secondsLeft: 90 }));
    rerender(warning({ secondsLeft: 30 }));
    rerender(warning({ secondsLeft: 110 }));
    expect(spoken()).toBe('');
  });

  it('starts on going on; Enter and Escape go on, a press beside it does nothing', async () => {
    const onContinue = vi.fn<() => void>();
    const onSignOut = vi.fn<() => void>();
    render(warning({ onContinue, onSignOut }));
    // Radix starts to listen for presses outside in a timer, which runs before this one.
    await new Promise((resolve) => setTimeout(resolve));
    await userEvent.click(page.elementLocator(document.body), { position: { x: 4, y: 4 } });
    expect(onContinue).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onContinue).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onContinue).toHaveBeenCalledTimes(2);
    expect(onSignOut).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('does not repeat the action while it is busy', async () => {
    const onContinue = vi.fn<() => void>();
    render(warning({ state: 'busy', onContinue }));
    await userEvent.click(page.getByRole('button', { name: 'กำลังต่อเวลา' }), { force: true });
    await userEvent.keyboard('{Escape}');
    expect(onContinue).not.toHaveBeenCalled();
  });

  it('interrupts with a failure and keeps the way on', () => {
    const { rerender } = render(warning({ state: 'busy' }));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(warning({ state: 'failed' }));
    expect(screen.getByRole('alert').textContent).toBe('ยังต่อเวลาไม่ได้ตรวจสอบอินเทอร์เน็ต แล้วกดใช้งานต่ออีกครั้ง');
    expect(document.activeElement?.textContent).toBe('ใช้งานต่อ');
  });

  it.each([0, -3, Number.NaN])(
    'with %s seconds offers signing in again and nothing else',
    async (secondsLeft) => {
      const onContinue = vi.fn<() => void>();
      const onSignOut = vi.fn<() => void>();
      render(warning({ secondsLeft, state: 'failed', onContinue, onSignOut }));
      expect(screen.getByRole('alertdialog', { name: 'หมดเวลาเข้าสู่ระบบแล้ว' })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['เข้าสู่ระบบอีกครั้ง']);
      await userEvent.keyboard('{Escape}');
      expect(onContinue).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      expect(onSignOut).toHaveBeenCalledOnce();
    },
  );

  it('keeps focus inside when the time runs out under a button that goes', async () => {
    const { rerender } = render(warning({ secondsLeft: 1 }));
    screen.getByRole('button', { name: 'ออกจากระบบ' }).focus();
    rerender(warning({ secondsLeft: 0 }));
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('gives focus back to the field it interrupted', async () => {
    const view = (open: boolean) => (
      <>
        <input aria-label="ค้นหา" />
        {open && warning({})}
      </>
    );
    const { rerender } = render(view(false));
    screen.getByRole('textbox').focus();
    rerender(view(true));
    expect(document.activeElement?.textContent).toBe('ใช้งานต่อ');
    rerender(view(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  });

  it('covers an open dialog, then returns focus to it with what was typed', async () => {
    const view = (warned: boolean) => (
      <>
        <Dialog defaultOpen>
          <DialogContent title="แก้ข้อมูลติดต่อ">
            <input aria-label="โทรศัพท์มือถือ" />
          </DialogContent>
        </Dialog>
        {warned && warning({})}
      </>
    );
    const { rerender } = render(view(false));
    await userEvent.keyboard('0812');
    rerender(view(true));
    expect(document.activeElement?.textContent).toBe('ใช้งานต่อ');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    rerender(view(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    await userEvent.keyboard('345678');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('0812345678');
  });

  it('takes other words', () => {
    render(warning({ secondsLeft: 90, words: { goOn: 'อยู่ต่อ', duration: (seconds) => `${seconds} วิ` } }));
    expect(screen.getByRole('button', { name: 'อยู่ต่อ' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('90 วิ');
  });
});
