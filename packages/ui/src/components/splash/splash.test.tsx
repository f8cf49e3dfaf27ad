import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Splash } from './splash.tsx';

describeKitPart(<Splash />, { element: HTMLElement, slot: 'splash' });

const title = () => screen.getByRole('heading', { level: 1, hidden: true });

describe('Splash', () => {
  it('has the title of the specification', () => {
    render(<Splash />);
    expect(title().textContent).toBe('ระบบสมาชิก Online');
  });

  it('shows a mark of 96 px', () => {
    const { container } = render(<Splash />);
    expect(container.querySelector('[data-slot=logo]')?.getBoundingClientRect().width).toBe(96);
  });

  it('takes the mark of a cooperative in its place', () => {
    const { container } = render(<Splash logo={<img alt="ตราสหกรณ์" />} />);
    expect(container.querySelector('[data-slot=logo]')).toBeNull();
    expect(container.querySelector('img')?.alt).toBe('ตราสหกรณ์');
  });

  it('is visible and announced only after 300 ms', async () => {
    render(<Splash />);
    expect(getComputedStyle(title()).visibility).toBe('hidden');
    await expect.poll(() => screen.getByRole('status').textContent).toBe('กำลังโหลด');
    await expect.poll(() => getComputedStyle(title()).visibility).toBe('visible');
  });
});
