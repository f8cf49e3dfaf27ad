import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Money } from './money.tsx';

describeKitPart(<Money value="86410.75" />, { element: HTMLSpanElement, slot: 'money' });

describe('Money', () => {
  it.each([
    ['0', '0.00'],
    ['-0.00', '0.00'],
    ['2500', '2,500.00'],
    ['-2000.5', '\u22122,000.50'],
    ['12345678901234567.89', '12,345,678,901,234,567.89'],
  ])('writes %s as %s', (value, text) => {
    const { container } = render(<Money value={value} />);
    expect(container.textContent).toBe(text);
  });

  it('ties the unit to the amount', () => {
    const { container } = render(<Money value="42860" unit />);
    expect(container.textContent).toBe('42,860.00\u00a0บาท');
  });

  it('takes another word for the unit', () => {
    const { container } = render(<Money value="10" unit="สตางค์" />);
    expect(container.textContent).toBe('10.00\u00a0สตางค์');
  });

  it.each([null, undefined])('shows a dash and says so for %s', (value) => {
    render(<Money value={value} unit emptyLabel="ยังไม่มียอด" />);
    expect(screen.getByText('–').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('ยังไม่มียอด')).toBeTruthy();
    expect(screen.queryByText('บาท')).toBeNull();
  });

  it('refuses a text that is no amount', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Money value="1,000" />)).toThrow(RangeError);
    vi.restoreAllMocks();
  });
});
