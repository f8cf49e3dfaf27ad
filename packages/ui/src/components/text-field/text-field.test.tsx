import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { TextField } from './text-field.tsx';

describeKitPart(<TextField label="ชื่อ" />, { element: HTMLInputElement, slot: 'text-field' });

describe('TextField', () => {
  it('names its input by the label', () => {
    render(<TextField label="ชื่อ" />);
    expect(screen.getByRole('textbox', { name: 'ชื่อ' })).toBeInstanceOf(HTMLInputElement);
  });

  it('is neither described nor invalid without hint and error', () => {
    render(<TextField label="ชื่อ" />);
    const input = screen.getByRole('textbox');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('describes its input by hint, error and a description from outside, in this order', () => {
    render(
      <>
        <TextField label="ชื่อ" hint="ตามบัตร" error="ยังไม่ได้พิมพ์ชื่อ" aria-describedby="outside" />
        <p id="outside">แก้ได้ภายหลัง</p>
      </>,
    );
    const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'ตามบัตร',
      'ยังไม่ได้พิมพ์ชื่อ',
      'แก้ได้ภายหลัง',
    ]);
  });

  it('keeps an id from outside, so that a form summary can link to it', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} id="nickname" label="ชื่อเล่น" error="สั้นเกินไป" />);
    expect(ref.current?.id).toBe('nickname');
    expect(document.getElementById('nickname-error')?.textContent).toBe('สั้นเกินไป');
  });

  it('can be marked as invalid without an error', () => {
    render(<TextField label="ชื่อ" aria-invalid />);
    expect(screen.getByRole('textbox').ariaInvalid).toBe('true');
  });

  it('renders its live region before an error is in it', () => {
    const { rerender } = render(<TextField label="ชื่อ" />);
    const region = document.querySelector('[aria-live=polite]');
    expect(region?.textContent).toBe('');
    rerender(<TextField label="ชื่อ" error="ยังไม่ได้พิมพ์ชื่อ" />);
    expect(region?.textContent).toBe('ยังไม่ได้พิมพ์ชื่อ');
  });

  it.each([
    [true, 'ชื่อ (ไม่บังคับ)'],
    ['(เว้นได้)', 'ชื่อ (เว้นได้)'],
    [false, 'ชื่อ'],
    [undefined, 'ชื่อ'],
  ])('says whether it may stay empty: %s', async (optional, name) => {
    render(<TextField label="ชื่อ" optional={optional} />);
    await expect.element(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  });

  it.each([
    ['md', 44],
    ['lg', 52],
  ] as const)('is a target of its size: %s', (size, height) => {
    render(<TextField label="ชื่อ" size={size} />);
    expect(screen.getByRole('textbox').getBoundingClientRect().height).toBe(height);
  });

  it('lets a grid narrower than its longest word keep its width', () => {
    render(
      <div style={{ display: 'grid', width: 120 }}>
        <TextField label="ชื่อ" error={'ไม่มีวันที่ 29\u00a0กุมภาพันธ์\u00a02566'} />
      </div>,
    );
    expect(screen.getByRole('textbox').getBoundingClientRect().width).toBe(120);
  });

  it('shows an error by a 2 px border and keeps its height', () => {
    render(<TextField label="ชื่อ" error="สั้นเกินไป" />);
    const input = screen.getByRole('textbox');
    expect(getComputedStyle(input).borderTopWidth).toBe('2px');
    expect(input.getBoundingClientRect().height).toBe(44);
  });

  it('shows its error clear of the focus ring', () => {
    render(<TextField label="ชื่อ" error="กรอกชื่อ" />);
    const input = screen.getByRole('textbox');
    act(() => input.focus());
    const { outlineOffset, outlineWidth } = getComputedStyle(input);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    expect(ring).toBeGreaterThan(0);
    const error = screen.getByText('กรอกชื่อ').closest('p')?.getBoundingClientRect().top ?? 0;
    expect(error - input.getBoundingClientRect().bottom).toBeGreaterThan(ring);
  });

  it('lets no error come or go under a pointer that is pressed, so that the button below stays where it is', async () => {
    const { rerender } = render(<TextField label="ชื่อ" />);
    act(() => void document.dispatchEvent(new PointerEvent('pointerdown')));
    rerender(<TextField label="ชื่อ" error="กรอกชื่อ" />);
    expect(screen.queryByText('กรอกชื่อ')).toBeNull();
    act(() => void document.dispatchEvent(new PointerEvent('pointerup')));
    await expect.element(page.getByText('กรอกชื่อ')).toBeVisible();
  });
});
