import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { SkeletonPanel, SkeletonTable } from './skeleton.tsx';

describeKitPart(<SkeletonPanel />, { element: HTMLDivElement, slot: 'skeleton-panel' });
describeKitPart(<SkeletonTable />, { element: HTMLDivElement, slot: 'skeleton-table' });

/** Time for 300 ms to go by on a busy machine. */
const LOADED = { timeout: 5000 };
const drawing = () => document.querySelector('[aria-hidden]') ?? document.body;

describe.each([
  ['SkeletonPanel', SkeletonPanel],
  ['SkeletonTable', SkeletonTable],
])('%s', (_name, Skeleton) => {
  it('is neither seen nor heard at first, and keeps its room', () => {
    render(<Skeleton />);
    expect(getComputedStyle(drawing()).visibility).toBe('hidden');
    expect(drawing().getBoundingClientRect().height).toBeGreaterThan(100);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is seen after 300 ms, and heard once', async () => {
    render(<Skeleton />);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('กำลังโหลด'), LOADED);
    await vi.waitFor(() => expect(getComputedStyle(drawing()).visibility).toBe('visible'), LOADED);
  });

  it('never moves', async () => {
    render(<Skeleton />);
    await vi.waitFor(() => expect(getComputedStyle(drawing()).visibility).toBe('visible'), LOADED);
    const moving = () => document.getAnimations().filter((animation) => animation.playState === 'running');
    await vi.waitFor(() => expect(moving()).toEqual([]), LOADED);
  });
});

describe('SkeletonTable', () => {
  it('stands in for as many rows as are expected', () => {
    const heightOf = (rows: number) => {
      const { container, unmount } = render(<SkeletonTable rows={rows} />);
      const { height } = container.getBoundingClientRect();
      unmount();
      return height;
    };
    expect(heightOf(11) - heightOf(1)).toBe(480);
  });
});
