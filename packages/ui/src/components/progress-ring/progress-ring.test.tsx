import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { getShare } from './share.ts';

describeKitPart(<ProgressRing value="310000.00" total="500000.00" />, {
  element: HTMLDivElement,
  slot: 'progress-ring',
});

describe('getShare', () => {
  it.each([
    ['310000.00', '500000.00', { state: 'part', percent: 62, ratio: 0.62 }],
    ['0.00', '500000.00', { state: 'none', percent: 0, ratio: 0 }],
    ['-500.00', '500000.00', { state: 'none', percent: 0, ratio: 0 }],
    ['4999.99', '500000.00', { state: 'started', percent: 0, ratio: 0.009999 }],
    ['5000', '500000.00', { state: 'part', percent: 1, ratio: 0.01 }],
    ['499999.99', '500000.00', { state: 'part', percent: 99, ratio: 0.999999 }],
    ['500000', '500000.00', { state: 'full', percent: 100, ratio: 1 }],
    ['500000.01', '500000.00', { state: 'over', percent: 100, ratio: 1 }],
    ['90071992547409.93', '180143985094819.86', { state: 'part', percent: 50, ratio: 0.5 }],
    [null, '500000.00', { state: 'unknown' }],
    ['310000.00', undefined, { state: 'unknown' }],
    ['310000.00', '0.00', { state: 'unknown' }],
    ['0.00', '0.00', { state: 'unknown' }],
    ['310000.00', '-1.00', { state: 'unknown' }],
  ])('of %j in %j', (value, total, share) => {
    expect(getShare(value, total)).toEqual(share);
  });
});

describe('ProgressRing', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] }));

  const arc = () => document.querySelector('[data-part=arc]');

  it('says its share in words that can be replaced', () => {
    render(<ProgressRing value="1.00" total="4.00" label="สะสมแล้ว" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('สะสมแล้ว 25\u00a0%');
    expect(screen.getByText(/^25\s%$/)).toBeVisible();
  });

  it.each(['md', 'lg'] as const)('reads nothing twice in size %s', (size) => {
    render(<ProgressRing value="1.00" total="4.00" size={size} />);
    for (const text of screen.getAllByText(/ชำระแล้ว|25/)) {
      expect(text.closest('[aria-hidden=true]')).not.toBeNull();
    }
  });

  it('draws an arc of the share, and none for nothing', () => {
    const { rerender } = render(<ProgressRing value="310000.00" total="500000.00" />);
    expect(arc()?.getAttribute('stroke-dasharray')).toBe('62 100');
    rerender(<ProgressRing value="0.00" total="500000.00" />);
    expect(arc()).toBeNull();
  });

  it.each([
    ['0.01', '1.5 100'],
    ['499999.99', '98.5 100'],
    ['500000.00', '100 100'],
    ['700000.00', '100 100'],
  ])('shows that %s is neither nothing nor, short of it, all', (value, dashes) => {
    render(<ProgressRing value={value} total="500000.00" />);
    expect(arc()?.getAttribute('stroke-dasharray')).toBe(dashes);
  });

  it.each(['NaN', '1,000.00', 'Infinity', ''])('shows a dash for %j and warns the developer', (value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(<ProgressRing value={value} total="500000.00" />);
    expect(container.textContent).toContain(' - ');
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('keeps arc and ring apart in the colours of the reader', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    render(<ProgressRing value="1.00" total="4.00" />);
    const track = arc()?.previousElementSibling;
    const colours = [arc(), track].map((circle) => circle && getComputedStyle(circle).stroke);
    expect(new Set(colours).size).toBe(2);
  });

  it('prints its arc in black', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    render(<ProgressRing value="1.00" total="4.00" />);
    expect(getComputedStyle(arc() ?? document.body).stroke).toBe('rgb(0, 0, 0)');
  });
});
