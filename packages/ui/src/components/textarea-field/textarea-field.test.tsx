import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { TextareaField } from './textarea-field.tsx';
import { growToText } from './use-auto-height.ts';

describeKitPart(<TextareaField label="เรื่อง" />, { element: HTMLTextAreaElement, slot: 'textarea-field' });

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const count = () => document.querySelector('[data-slot=letters-left]')?.textContent.replaceAll('\u00A0', ' ');

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('TextareaField', () => {
  it('describes its text area by hint, error and count, in this order', () => {
    render(<TextareaField label="เรื่อง" hint="สั้น ๆ" error="ยังไม่ได้พิมพ์" limit={10} />);
    const ids = area().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent.replaceAll('\u00A0', ' '))).toEqual([
      'สั้น ๆ',
      'ยังไม่ได้พิมพ์',
      'พิมพ์ได้อีก 10 ตัวอักษร',
    ]);
    expect(area().ariaInvalid).toBe('true');
  });

  it('counts nothing without a limit', () => {
    render(<TextareaField label="เรื่อง" />);
    expect(count()).toBeUndefined();
    expect(area().hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([
    ['ที่นี่', 'พิมพ์ได้อีก 8 ตัวอักษร'],
    ['น้ำ', 'พิมพ์ได้อีก 9 ตัวอักษร'],
    ['👩‍👩‍👧‍👦', 'พิมพ์ได้อีก 9 ตัวอักษร'],
    ['ก\nข', 'พิมพ์ได้อีก 7 ตัวอักษร'],
    ['0123456789', 'พิมพ์ได้อีก 0 ตัวอักษร'],
    ['01234567890', 'เกินมา 1 ตัวอักษร'],
  ])('counts %j as its reader does', (text, left) => {
    render(<TextareaField label="เรื่อง" limit={10} defaultValue={text} />);
    expect(count()).toBe(left);
  });

  it('writes a large count with its comma', () => {
    render(<TextareaField label="เรื่อง" limit={4000} />);
    expect(count()).toBe('พิมพ์ได้อีก 4,000 ตัวอักษร');
  });

  it('keeps what goes beyond the limit, and is invalid until it fits', async () => {
    const change = vi.fn<(value: string) => void>();
    render(<TextareaField label="เรื่อง" limit={5} defaultValue="12345" onValueChange={change} />);
    area().focus();
    await userEvent.keyboard('{End}67');
    expect(area().value).toBe('1234567');
    expect(change).toHaveBeenLastCalledWith('1234567');
    expect(area().ariaInvalid).toBe('true');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(area().hasAttribute('aria-invalid')).toBe(false);
  });

  it('reads the count out near the end only, and once the typing pauses', async () => {
    const { rerender } = render(<TextareaField label="เรื่อง" limit={100} value="" />);
    vi.useFakeTimers();
    const type = (length: number) =>
      rerender(<TextareaField label="เรื่อง" limit={100} value={'ก'.repeat(length)} />);
    const said = () => screen.getByRole('status').textContent.replaceAll('\u00A0', ' ');
    type(79);
    pass(2000);
    expect(said()).toBe('');
    type(85);
    pass(500);
    type(86);
    pass(900);
    expect(said()).toBe('');
    pass(100);
    expect(said()).toBe('พิมพ์ได้อีก 14 ตัวอักษร');
    type(103);
    pass(1000);
    expect(said()).toBe('เกินมา 3 ตัวอักษร');
  });

  it('says nothing of a text that was there from the start', () => {
    vi.useFakeTimers();
    render(<TextareaField label="เรื่อง" limit={5} defaultValue="12345" />);
    pass(2000);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows a dash for a limit that is no number, and warns its developer', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<TextareaField label="เรื่อง" limit={Number.NaN} />);
    expect(count()).toBe(' - ');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'TextareaField shows " - " for NaN: expected a whole number of letters as its limit.',
    );
    warn.mockRestore();
  });

  it('starts with its rows and grows with its text, without scrolling inside', async () => {
    render(<TextareaField label="เรื่อง" rows={2} />);
    const before = area().getBoundingClientRect().height;
    area().focus();
    await userEvent.keyboard('1{Enter}2');
    expect(area().getBoundingClientRect().height).toBe(before);
    await userEvent.keyboard('{Enter}3{Enter}4');
    expect(area().getBoundingClientRect().height).toBeGreaterThan(before);
    expect(area().scrollHeight).toBeLessThanOrEqual(area().clientHeight);
  });

  it('grows by script where the browser does not', () => {
    render(<textarea aria-label="เรื่อง" rows={1} defaultValue={'1\n2\n3\n4\n5'} />);
    growToText(area(), false);
    expect(area().scrollHeight).toBe(area().clientHeight);
    const tall = area().getBoundingClientRect().height;
    area().value = '1';
    growToText(area(), false);
    expect(area().getBoundingClientRect().height).toBeLessThan(tall);
  });

  it('keeps a ref from outside beside its own', () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(<TextareaField ref={ref} label="เรื่อง" />);
    expect(ref.current).toBe(area());
  });
});
