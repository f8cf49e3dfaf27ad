import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Banner, BannerSteps } from './banner.tsx';
import { KhitPanel } from './khit-panel.tsx';

function ignore() {}

describeKitPart(<Banner title="ประชุมใหญ่" picture={<KhitPanel />} />, {
  element: HTMLElement,
  slot: 'banner',
});
describeKitPart(<BannerSteps story={1} total={2} onStoryChange={ignore} />, {
  element: HTMLDivElement,
  slot: 'banner-steps',
});

describe('Banner', () => {
  it('is named by its heading, of level 2 by default', () => {
    const { rerender } = render(<Banner title="ประชุมใหญ่" picture={<KhitPanel />} />);
    expect(screen.getByRole('region', { name: 'ประชุมใหญ่' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
    rerender(<Banner title="ประชุมใหญ่" level={1} picture={<KhitPanel />} />);
    expect(screen.getByRole('heading', { level: 1, name: 'ประชุมใหญ่' })).toBeTruthy();
  });

  it.each([
    [1200, true],
    [640, true],
    [639, false],
  ])('at %d px has picture and words side by side: %s', (width, beside) => {
    render(
      <div style={{ width }}>
        <Banner title="ประชุมใหญ่" picture={<KhitPanel data-testid="cloth" />} />
      </div>,
    );
    const cloth = screen.getByTestId('cloth').getBoundingClientRect();
    const heading = screen.getByRole('heading').getBoundingClientRect();
    expect(heading.left >= cloth.right).toBe(beside);
    expect(cloth.width).toBeGreaterThan(width / 3);
    expect(cloth.height).toBeGreaterThan(100);
  });

  it('says another story politely, and only its words', () => {
    render(
      <Banner
        title="ประชุมใหญ่"
        picture={<KhitPanel />}
        steps={<BannerSteps story={1} total={2} onStoryChange={ignore} />}
      >
        วันเสาร์
      </Banner>,
    );
    const live = document.querySelector('[aria-live=polite]');
    expect(live?.textContent).toBe('ประชุมใหญ่วันเสาร์');
  });

  it('never turns by itself', () => {
    vi.useFakeTimers();
    const onStoryChange = vi.fn<(story: number) => void>();
    render(
      <Banner
        title="ประชุมใหญ่"
        picture={<KhitPanel />}
        steps={<BannerSteps story={1} total={3} onStoryChange={onStoryChange} />}
      />,
    );
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    expect(onStoryChange).not.toHaveBeenCalled();
  });
});

describe('BannerSteps', () => {
  it.each([
    [1, 3, 'เรื่องถัดไป', 2],
    [3, 3, 'เรื่องถัดไป', 1],
    [2, 3, 'เรื่องก่อนหน้า', 1],
    [1, 3, 'เรื่องก่อนหน้า', 3],
  ])('from story %d of %d, %s leads to %d', async (story, total, name, wanted) => {
    const onStoryChange = vi.fn<(story: number) => void>();
    render(<BannerSteps story={story} total={total} onStoryChange={onStoryChange} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onStoryChange.mock.calls).toEqual([[wanted]]);
  });

  it.each([1, 0, Number.NaN])('is not there for %d stories', (total) => {
    const { container } = render(<BannerSteps story={1} total={total} onStoryChange={ignore} />);
    expect(container.childElementCount).toBe(0);
  });
});

describe('KhitPanel', () => {
  it('is decoration unless it is named', () => {
    const { rerender } = render(<KhitPanel />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<KhitPanel label="ผ้าลายขิด" />);
    expect(screen.getByRole('img', { name: 'ผ้าลายขิด' })).toBeTruthy();
  });

  it('weaves five wefts into a square repeat', () => {
    const { container } = render(<KhitPanel />);
    const pattern = container.querySelector('pattern');
    expect([pattern?.getAttribute('width'), pattern?.getAttribute('height')]).toEqual(['24', '24']);
    expect(pattern?.querySelectorAll('path[d^=M]')).toHaveLength(5);
  });
});
