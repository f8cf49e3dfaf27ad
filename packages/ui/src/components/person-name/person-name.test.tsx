import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { shortSurname, getNameWords } from './name-parts.ts';
import { PersonName } from './person-name.tsx';

describeKitPart(<PersonName firstName="สมหญิง" surname="ใจดี" />, {
  element: HTMLSpanElement,
  slot: 'person-name',
});

describe('getNameWords', () => {
  it.each([
    ['ใจดี', ['ใจดี']],
    ['  ศรีสุข   เกษม ', ['ศรีสุข', 'เกษม']],
    ['ศรีสุขเกษมสันต์ ณ อยุธยา', ['ศรีสุขเกษมสันต์', 'ณ\u00a0อยุธยา']],
    ['ณ ระนอง', ['ณ\u00a0ระนอง']],
    ['ณ', ['ณ']],
    ['   ', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('of %j are %j', (part, words) => {
    expect(getNameWords(part)).toEqual(words);
  });
});

describe('shortSurname', () => {
  it.each([
    ['ใจดี', 'จ.'],
    ['เกษมสันต์', 'ก.'],
    ['ณ อยุธยา', 'ณ.'],
    ['Anderson', 'A.'],
    [null, ''],
  ])('of %j is %j', (surname, short) => {
    expect(shortSurname(surname)).toBe(short);
  });
});

describe('PersonName', () => {
  const LONG = { prename: 'นางสาว', firstName: 'ปิ่นมณีรัตน์กานดา', surname: 'ศรีสุขเกษมสันต์ ณ อยุธยา' };

  it.each([
    [{ prename: 'นาง', firstName: 'สมหญิง', surname: 'ใจดี' }, 'นางสมหญิง ใจดี'],
    [{ firstName: 'สมหญิง', surname: 'ใจดี' }, 'สมหญิง ใจดี'],
    [{ prename: 'Mr.', firstName: 'John', surname: 'Smith' }, 'Mr. John Smith'],
    [{ prename: 'พล.ต.อ.', firstName: 'ธนิก', surname: 'แสนดี' }, 'พล.ต.อ.ธนิก แสนดี'],
    [{ prename: 'นาง', firstName: 'สมหญิง', surname: 'ใจดี', short: true }, 'สมหญิง จ.'],
    [{ prename: 'นาง', firstName: null, surname: null }, ' - ไม่มีข้อมูล'],
    [{ firstName: 'สมหญิง', surname: '' }, 'สมหญิง  - ไม่มีข้อมูลนามสกุล'],
    [{ firstName: undefined, surname: 'ใจดี' }, ' - ไม่มีข้อมูลชื่อ ใจดี'],
  ])('writes %j as %j', (props, text) => {
    const { container } = render(<PersonName {...props} />);
    expect(container.textContent).toBe(text);
  });

  it('reads as one name in a link', () => {
    render(
      <a href="/member/status">
        <PersonName prename="นาง" firstName="สมหญิง" surname="ใจดี" />
      </a>,
    );
    expect(screen.getByRole('link').textContent).toBe('นางสมหญิง ใจดี');
  });

  // Line breaks depend on the font.
  beforeAll(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });

  /** The text of each line, as it is seen. */
  function getLines(root: HTMLElement): string[] {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const rect = range.getBoundingClientRect();
        if (rect.width === 0 && lines.size > 0) {
          const [last = 0] = [...lines.keys()].slice(-1);
          lines.set(last, lines.get(last) + text.data.charAt(index));
        } else {
          const line = Math.round(rect.bottom);
          lines.set(line, (lines.get(line) ?? '') + text.data.charAt(index));
        }
      }
    }
    return [...lines.values()].map((line) => line.replaceAll('\u00a0', ' ').trim());
  }

  it.each([
    [22.5, ['นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์', 'ณ อยุธยา']],
    [12.5, ['นางสาวปิ่นมณีรัตน์กานดา', 'ศรีสุขเกษมสันต์ ณ อยุธยา']],
    [10, ['นางสาว', 'ปิ่นมณีรัตน์กานดา', 'ศรีสุขเกษมสันต์', 'ณ อยุธยา']],
  ])('breaks only between parts on a line of %s rem', (rem, lines) => {
    const { container } = render(<PersonName {...LONG} />);
    container.style.width = `${rem}rem`;
    expect(getLines(container)).toEqual(lines);
  });

  it('stays inside a line that is shorter than one of its parts', () => {
    const { container } = render(<PersonName {...LONG} />);
    container.style.containerType = 'inline-size';
    container.style.width = '4rem';
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});
