import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Phrases } from './phrases.tsx';

describe('Phrases', () => {
  it('keeps the text as it is for copying, finding and reading aloud', () => {
    render(
      <h1>
        <Phrases>นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา</Phrases>
      </h1>,
    );
    const heading = screen.getByRole('heading', { name: 'นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา' });
    expect(heading.textContent).toBe('นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา');
  });

  it('moves a whole name part to the next line', () => {
    render(
      <div data-testid="name" style={{ width: '8em' }}>
        <Phrases>นางสมหญิง ศรีสุขเกษมสันต์</Phrases>
      </div>,
    );
    const [first, last] = screen.getByTestId('name').querySelectorAll('span');
    expect(last?.offsetTop).toBeGreaterThan(first?.offsetTop ?? Infinity);
    expect(last?.offsetHeight).toBe(first?.offsetHeight);
  });

  it('breaks inside a phrase that is wider than the line', () => {
    render(
      <div data-testid="narrow" style={{ width: '6em' }}>
        <Phrases>{'ถึงวันที่ 30\u00a0พฤศจิกายน\u00a02569'}</Phrases>
      </div>,
    );
    const narrow = screen.getByTestId('narrow');
    expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  });

  it('breaks a phrase that is wider than the line around a listed word', () => {
    render(
      <p style={{ width: '7em' }}>
        <Phrases>ท่านที่ยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบก่อนแล้วลองใหม่</Phrases>
      </p>,
    );
    const words = screen.getAllByText('เข้าสู่ระบบ');
    expect(words.map((word) => word.getClientRects().length)).toEqual([1, 1]);
  });

  it('keeps the spaces of a date inside its phrase', () => {
    const { container } = render(<Phrases>ปิดทำการ 30 พ.ย. 2569</Phrases>);
    const phrases = [...container.children].map(({ textContent }) => textContent);
    expect(phrases).toEqual(['ปิดทำการ', '30 พ.ย. 2569']);
  });

  it('leaves a text of one phrase and anything but a text alone', () => {
    const { container } = render(
      <p>
        <Phrases>สมาชิกทุกท่าน</Phrases>
        <Phrases>
          <b>ข้อมูล ส่วนตัว</b>
        </Phrases>
      </p>,
    );
    expect(container.querySelectorAll('span')).toHaveLength(0);
  });
});
