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

  it('leaves a text of one phrase and anything but a text alone', () => {
    const { container } = render(
      <p>
        <Phrases>สหกรณ์ออมทรัพย์</Phrases>
        <Phrases>
          <b>ข้อมูล ส่วนตัว</b>
        </Phrases>
      </p>,
    );
    expect(container.querySelectorAll('span')).toHaveLength(0);
  });
});
