import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { SkeletonPanel, SkeletonTable } from './skeleton.tsx';

describeKitPart(<SkeletonPanel />, { element: HTMLDivElement, slot: 'skeleton-panel' });
describeKitPart(<SkeletonTable />, { element: HTMLDivElement, slot: 'skeleton-table' });

const drawing = () => document.querySelector('[aria-hidden]') ?? document.body;

describe.each([
  ['SkeletonPanel', SkeletonPanel],
  ['SkeletonTable', SkeletonTable],
])('%s', (_name, Skeleton) => {
  it('is neither visible nor announced at first, but takes its space', () => {
    render(<Skeleton />);
    expect(getComputedStyle(drawing()).visibility).toBe('hidden');
    expect(drawing().getBoundingClientRect().height).toBeGreaterThan(100);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is visible after 300 ms, and announced once', async () => {
    render(<Skeleton />);
    await expect.poll(() => screen.getByRole('status').textContent).toBe('กำลังโหลด');
    await expect.poll(() => getComputedStyle(drawing()).visibility).toBe('visible');
  });

  it('never moves', async () => {
    render(<Skeleton />);
    await expect.poll(() => getComputedStyle(drawing()).visibility).toBe('visible');
    const moving = () => document.getAnimations().filter((animation) => animation.playState === 'running');
    await expect.poll(moving).toEqual([]);
  });
});

describe('SkeletonTable', () => {
  it('has as many rows as are expected', () => {
    const getHeight = (rows: number) => {
      const { container, unmount } = render(<SkeletonTable rows={rows} />);
      const { height } = container.getBoundingClientRect();
      unmount();
      return height;
    };
    expect(getHeight(11) - getHeight(1)).toBe(480);
  });
});
