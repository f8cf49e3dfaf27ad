import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { PasswordField } from './password-field.tsx';

describeKitPart(<PasswordField label="รหัสผ่าน" />, { element: HTMLInputElement, slot: 'password-field' });

const input = () => screen.getByLabelText<HTMLInputElement>('รหัสผ่าน');

describe('PasswordField', () => {
  it('asks password managers for the present password', () => {
    render(<PasswordField label="รหัสผ่าน" />);
    expect(input().autocomplete).toBe('current-password');
  });

  it('asks password managers for a new one where there are rules', () => {
    render(<PasswordField label="รหัสผ่าน" rules={[]} />);
    expect(input().autocomplete).toBe('new-password');
  });

  it('keeps focus and caret when the password is shown by mouse', async () => {
    render(<PasswordField label="รหัสผ่าน" defaultValue="khao-niao" />);
    await userEvent.click(page.elementLocator(input()));
    input().setSelectionRange(2, 5);
    await userEvent.click(page.getByRole('button', { name: 'แสดง รหัสผ่าน' }));
    expect(input().type).toBe('text');
    expect(document.activeElement).toBe(input());
    expect([input().selectionStart, input().selectionEnd]).toEqual([2, 5]);
  });

  it('keeps focus on the button when it is pressed by keyboard', async () => {
    render(<PasswordField label="รหัสผ่าน" defaultValue="khao-niao" />);
    await userEvent.click(page.elementLocator(input()));
    await userEvent.keyboard('{Tab}{ }');
    expect(document.activeElement?.textContent).toBe('ซ่อนรหัสผ่าน');
  });

  it('does not send the form when the password is shown', async () => {
    const send = vi.fn<() => void>();
    render(
      <form onSubmit={send}>
        <PasswordField label="รหัสผ่าน" />
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'แสดง รหัสผ่าน' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('hides the password when its form is sent', async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="รหัสผ่าน" defaultValue="khao-niao" />
        <button type="submit">เข้าสู่ระบบ</button>
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'แสดง รหัสผ่าน' }));
    await userEvent.click(page.getByRole('button', { name: 'เข้าสู่ระบบ' }));
    expect(input().type).toBe('password');
  });

  it('takes a pasted password whole', async () => {
    render(<PasswordField label="รหัสผ่าน" />);
    const source = document.body.appendChild(document.createElement('input'));
    source.value = 'ข้าว-Niao 9!';
    source.select();
    await userEvent.copy();
    source.remove();
    input().focus();
    await userEvent.paste();
    expect(input().value).toBe('ข้าว-Niao 9!');
  });

  it('says that the keyboard types Thai until the field is left', async () => {
    render(<PasswordField label="รหัสผ่าน" />);
    const note = () => screen.queryByText(/กำลังพิมพ์ภาษาไทย/);
    input().focus();
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'ฟ', bubbles: true }));
    await expect.poll(note).not.toBeNull();
    input().blur();
    await expect.poll(note).toBeNull();
  });

  it('says that Caps Lock is on until a key comes without it', async () => {
    render(<PasswordField label="รหัสผ่าน" words={{ capsLock: 'ตัวพิมพ์ใหญ่ค้าง' }} />);
    const note = () => screen.queryByText('ตัวพิมพ์ใหญ่ค้าง');
    const press = (key: string, modifierCapsLock: boolean) =>
      input().dispatchEvent(new KeyboardEvent('keydown', { key, modifierCapsLock, bubbles: true }));
    press('A', true);
    await expect.poll(note).not.toBeNull();
    press('Tab', true);
    press('a', false);
    await expect.poll(note).toBeNull();
  });

  it('describes the input by its rules, each with its state', () => {
    render(<PasswordField label="รหัสผ่าน" rules={[{ id: 'length', text: 'ยาว 8 ตัวอักษรขึ้นไป', met: false }]} />);
    const list = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(list?.textContent).toBe('ยาว 8 ตัวอักษรขึ้นไป ยังไม่ผ่าน');
    expect(list?.getAttribute('aria-live')).toBe('polite');
  });

  it('leaves no room under the reveal button for typed text', () => {
    render(<PasswordField label="รหัสผ่าน" error="ไม่ตรง" />);
    const button = screen.getByRole('button', { name: 'แสดง รหัสผ่าน' });
    const textEnd =
      input().getBoundingClientRect().right - Number.parseFloat(getComputedStyle(input()).paddingInlineEnd);
    expect(textEnd).toBeLessThanOrEqual(button.getBoundingClientRect().left);
  });
});
