import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findSideways } from './sideways.ts';
import { findSmallTargets } from './small-targets.ts';

const root = document.documentElement;

beforeAll(() => page.viewport(320, 640));
afterEach(() => {
  delete root.dataset['textSize'];
});

function findProblems(part: ReactElement, find: (roots: Element[]) => string[]): string[] {
  return find([render(part).container]);
}

describe('sideways', () => {
  it('finds a page that is too wide, and what makes it so', () => {
    expect(
      findProblems(
        <div style={{ width: 400 }}>
          <p>ยอดคงเหลือ</p>
        </div>,
        findSideways,
      ),
    ).toEqual([
      'the page is 400 px wide in a window of 320 px',
      'p "ยอดคงเหลือ": 80 px beyond the edge of the page',
    ]);
  });

  it('finds what fits at 100 % and not at 200 %', () => {
    const part = <p style={{ whiteSpace: 'nowrap' }}>สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด</p>;
    expect(findProblems(part, findSideways)).toEqual([]);
    root.dataset['textSize'] = '200';
    expect(findProblems(part, findSideways)[0]).toMatch(/^the page is \d+ px wide in a window of 320 px$/);
  });

  it('finds a part that scrolls by itself', () => {
    const problems = findProblems(
      <div style={{ overflowX: 'auto' }}>
        <div style={{ width: 600, height: 20 }} />
      </div>,
      findSideways,
    );
    expect(problems).toEqual(['div "": scrolls sideways by itself']);
  });

  it('finds an amount that a box hides', () => {
    const problems = findProblems(
      <div style={{ width: 60, overflow: 'hidden' }}>
        <span style={{ whiteSpace: 'nowrap' }}>12,486,500.00</span>
      </div>,
      findSideways,
    );
    expect(problems).toEqual(['span "12,486,500.00": cut by the side of div']);
  });
});

describe('targets', () => {
  it('finds a control that is too small', () => {
    expect(
      findProblems(
        <button type="button" style={{ width: 80, height: 32 }}>
          ปิด
        </button>,
        findSmallTargets,
      ),
    ).toEqual(['button "ปิด": 80 × 32 px to touch, under 44']);
  });

  it('counts the label of a checkbox', () => {
    const box = (height: number) => (
      <label style={{ display: 'flex', alignItems: 'center', height, width: 200 }}>
        <input type="checkbox" style={{ width: 20, height: 20 }} />
        จำการเข้าใช้
      </label>
    );
    expect(findProblems(box(44), findSmallTargets)).toEqual([]);
    expect(findProblems(box(30), findSmallTargets)).toHaveLength(1);
  });

  it('counts the row over which a link stretches', () => {
    const problems = findProblems(
      <div style={{ position: 'relative', height: 60 }}>
        <a href="#deposit">
          ดูเงินฝาก
          <span style={{ position: 'absolute', inset: 0 }} />
        </a>
      </div>,
      findSmallTargets,
    );
    expect(problems).toEqual([]);
  });

  it('leaves out a link in a sentence and what is not shown', () => {
    const problems = findProblems(
      <>
        <p>
          ข้อมูลไม่ถูกต้อง แจ้งฝ่ายสมาชิก <a href="tel:020000001">02 000 0001</a>
        </p>
        <button type="button" hidden>
          ซ่อน
        </button>
      </>,
      findSmallTargets,
    );
    expect(problems).toEqual([]);
  });
});
