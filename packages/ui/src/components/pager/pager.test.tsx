import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Pager } from './pager.tsx';

function renderLink(page: number, words: ReactNode) {
  return (
    <a href={`#${page}`} className="own">
      {words}
    </a>
  );
}

describeKitPart(<Pager page={2} pageCount={3} renderLink={renderLink} />, {
  element: HTMLElement,
  slot: 'pager',
});

function renderPager(page: number, pageCount: number, width = 700) {
  render(
    <div style={{ width }}>
      <Pager page={page} pageCount={pageCount} renderLink={renderLink} />
    </div>,
  );
}

const currentPage = () =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')?.textContent;

describe('Pager', () => {
  it('links every page it offers, and marks the one being read', () => {
    renderPager(2, 3);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#1',
      '#1',
      '#2',
      '#3',
      '#3',
    ]);
    expect(currentPage()).toBe('2');
  });

  it('has no page before the first and none after the last', () => {
    renderPager(1, 2);
    expect(screen.queryByRole('link', { name: 'หน้าก่อน' })).toBeNull();
    expect(screen.getByRole('link', { name: 'หน้าถัดไป' })).toBeTruthy();
  });

  it.each([
    [0, '1'],
    [-3, '1'],
    [Number.NaN, '1'],
    [2.7, '2'],
    [99, '5'],
  ])('takes page %d as page %s', (page, shown) => {
    renderPager(page, 5);
    expect(currentPage()).toBe(shown);
  });

  it.each([1, 0, -1, Number.NaN])('is not there for %d pages', (pageCount) => {
    renderPager(1, pageCount);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('keeps the class names of the given links', () => {
    renderPager(2, 3);
    expect(screen.getAllByRole('link').every((link) => link.classList.contains('own'))).toBe(true);
  });

  it('says where it is in place of numbers where it is narrow', () => {
    renderPager(6, 12, 320);
    expect(screen.getByText('หน้า 6 จาก 12').checkVisibility()).toBe(true);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('keeps its numbers in place on the first page', () => {
    renderPager(1, 3);
    const before = screen.getByRole('link', { name: 'หน้า 2' }).getBoundingClientRect().left;
    document.body.replaceChildren();
    renderPager(2, 3);
    expect(screen.getByRole('link', { name: 'หน้า 2' }).getBoundingClientRect().left).toBe(before);
  });

  it('takes other words', () => {
    render(
      <Pager
        page={1}
        pageCount={2}
        renderLink={renderLink}
        words={{ pages: 'หน้าของกระดาน', next: 'เก่ากว่า' }}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'หน้าของกระดาน' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'เก่ากว่า' })).toBeTruthy();
  });
});
