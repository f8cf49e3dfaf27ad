import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { AmountSlider } from './amount-slider.tsx';
import { addSteps, toSliderValue } from './amount-text.ts';

describeKitPart(<AmountSlider label="ชำระเพิ่ม" max={5000} />, {
  element: HTMLInputElement,
  slot: 'amount-slider',
});

describe('the slider of an amount', () => {
  it.each([
    ['1234.56', 500, '1734.56'],
    ['200.00', -500, '0.00'],
    ['4900.00', 500, '5000.00'],
  ])('moves %s by %d to %s', (value, steps, moved) => {
    expect(addSteps(value, steps, 0, 5000)).toBe(moved);
  });

  it('is at its end for an amount beyond it', () => {
    expect(toSliderValue('900000.00', 0, 5000)).toBe(5000);
  });
});

describe('AmountSlider', () => {
  const slider = () => page.getByRole('slider', { name: 'ชำระเพิ่ม' });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ชำระเพิ่ม' });

  it.each([
    ['{ArrowRight}', '2500.00'],
    ['{ArrowLeft}', '1500.00'],
    ['{PageUp}', '3000.00'],
    ['{PageDown}', '1000.00'],
    ['{Home}', '0.00'],
    ['{End}', '5000.00'],
  ])('moves by %s to %s', async (key, moved) => {
    const change = vi.fn<(value: string) => void>();
    render(<AmountSlider label="ชำระเพิ่ม" max={5000} defaultValue="2000.00" onValueChange={change} />);
    slider().element().focus();
    await userEvent.keyboard(key);
    expect(change.mock.calls).toEqual([[moved]]);
  });

  it('holds the same number in field and slider', async () => {
    render(<AmountSlider label="ชำระเพิ่ม" max={5000} defaultValue="2000.00" />);
    await userEvent.fill(field(), '3,500');
    expect(slider().element().getAttribute('aria-valuetext')).toBe('3,500.00 บาท');
    await userEvent.click(page.getByRole('button', { name: 'ลดลง 500' }));
    expect(field().value).toBe('3,000.00');
  });

  it('keeps a text that is no number, and the last good amount', async () => {
    const change = vi.fn<(value: string) => void>();
    render(<AmountSlider label="ชำระเพิ่ม" max={5000} defaultValue="2000.00" onValueChange={change} />);
    await userEvent.fill(field(), '1,5o0');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(field().value).toBe('1,5o0');
    expect(document.querySelector('[data-slot=field-error]')?.textContent).toBe(
      'พิมพ์จำนวนเงินเป็นบาท เช่น 1,500 หรือ 1,500.50',
    );
    expect(slider().element().getAttribute('aria-valuetext')).toBe('2,000.00 บาท');
    expect(change).not.toHaveBeenCalled();
  });

  it('writes a typed number out when the reader leaves the field', async () => {
    render(<AmountSlider label="ชำระเพิ่ม" max={5000} />);
    await userEvent.fill(field(), '1500');
    expect(field().value).toBe('1500');
    await userEvent.tab();
    expect(field().value).toBe('1,500.00');
  });

  it('has a slider of 44 px', () => {
    render(<AmountSlider label="ชำระเพิ่ม" max={5000} />);
    expect(slider().element().getBoundingClientRect().height).toBe(44);
  });
});
