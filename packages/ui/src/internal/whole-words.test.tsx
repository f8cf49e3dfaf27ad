import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WholeWords } from './whole-words.tsx';

/** The number of lines on which each unbreakable part is laid out. */
function countLines(container: HTMLElement): Record<string, number> {
  return Object.fromEntries(
    [...container.querySelectorAll('span span')].map((part) => [
      part.textContent,
      part.getClientRects().length,
    ]),
  );
}

describe('WholeWords', () => {
  it('keeps the name and the text of a control as they are', () => {
    render(
      <button type="button">
        <WholeWords>กรุณาเข้าสู่ระบบอีกครั้ง</WholeWords>
      </button>,
    );
    const button = screen.getByRole('button', { name: 'กรุณาเข้าสู่ระบบอีกครั้ง' });
    expect(button.textContent).toBe('กรุณาเข้าสู่ระบบอีกครั้ง');
  });

  it('breaks no line inside a word, a date or a number', () => {
    const { container } = render(
      <div style={{ width: '9em' }}>
        <WholeWords>กรุณาเข้าสู่ระบบก่อน 30 พ.ย. 2569 หรือโทร 02-123-4567</WholeWords>
      </div>,
    );
    expect(countLines(container)).toEqual({ เข้าสู่ระบบ: 1, '30 พ.ย. 2569': 1, '02-123-4567': 1 });
  });

  it('takes texts and values that follow each other as one text', () => {
    const day = 30;
    const { container } = render(
      <p>
        <WholeWords>
          ภายใน {day} พ.ย. 2569 <b>เท่านั้น</b>
        </WholeWords>
      </p>,
    );
    expect(container.textContent).toBe('ภายใน 30 พ.ย. 2569 เท่านั้น');
    expect(countLines(container)).toEqual({ '30 พ.ย. 2569': 1 });
  });

  it('is one element in a flex container', () => {
    const { container } = render(
      <p style={{ display: 'flex' }}>
        <WholeWords>ดูเงินกู้ของท่าน</WholeWords>
      </p>,
    );
    expect(container.querySelector('p')?.childNodes).toHaveLength(1);
  });

  it('leaves other texts and other nodes alone', () => {
    const { container } = render(
      <p>
        <WholeWords>สหกรณ์</WholeWords>
        <WholeWords>
          <b>ข้อมูล</b>
        </WholeWords>
      </p>,
    );
    expect(container.querySelectorAll('span')).toHaveLength(0);
  });
});
