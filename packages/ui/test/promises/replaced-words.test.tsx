import { THAI_MONTHS, THAI_MONTHS_SHORT } from '@sahakorn/thai/date';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountSlider } from '../../src/components/amount-slider/index.ts';
import { Money } from '../../src/components/money/index.ts';
import { ThaiDateField } from '../../src/components/thai-date-field/index.ts';
import { DATES, SLIDER, WORD } from './other-words.ts';
import { PARTS } from './parts-with-other-words.tsx';
import { isThai } from './thai-text.ts';

/** Days that are only shown are always Thai. */
const SHOWN_MONTH = new RegExp([...THAI_MONTHS, ...THAI_MONTHS_SHORT].join('|').replaceAll('.', '\\.'), 'g');

/** Everything a person reads or a screen reader speaks: texts, attribute values and field values. */
function thaiOnPage(): string[] {
  const found = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ...[...element.attributes].map(({ value }) => value),
    element instanceof HTMLInputElement ? element.value : '',
  ]);
  return found.filter((text) => isThai(text.replaceAll(SHOWN_MONTH, '')));
}

const sources: Record<string, string> = import.meta.glob('../../src/components/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Folders whose code, tests and stories aside, has Thai letters. */
const speaking = Object.entries(sources)
  .filter(([path]) => !/\.(stories|test|fixtures)\.tsx?$/.test(path))
  .filter(([, source]) => isThai(source.replaceAll(COMMENTS, '')))
  .map(([path]) => path.split('/').at(-2) ?? '');

beforeAll(() => page.viewport(1280, 800));

describe('every built-in word can be replaced', () => {
  it('finds Thai in texts and in attributes', () => {
    render(<Money value={null} aria-label="เงินฝาก" />);
    expect(thaiOnPage()).toEqual(['เงินฝาก', 'ไม่มีข้อมูล']);
  });

  it('in every part that has words', () => {
    expect(speaking.length).toBeGreaterThan(40);
    expect([...new Set(speaking)].filter((folder) => PARTS[folder] === undefined)).toEqual([]);
  });

  it.each(Object.entries(PARTS))('in %s', async (_folder, part) => {
    render(part);
    // Some are rendered later, and some have their words in attributes only.
    await expect.poll(() => document.body.innerHTML).toMatch(/word|Cooperative/);
    expect(thaiOnPage()).toEqual([]);
  });

  it.each(['32', '31 2 2569', '1 xyz 2569', '1/13/2569'])('in the refusal of the date %s', async (typed) => {
    render(<ThaiDateField label="Day" now={new Date('2026-11-19T10:42:00+07:00')} words={DATES} />);
    await userEvent.fill(screen.getByRole('textbox'), typed);
    await userEvent.tab();
    await expect.poll(() => document.querySelector('[data-slot=field-error]')?.textContent).toBe(WORD);
    expect(thaiOnPage()).toEqual([]);
  });

  it('in the refusal of an amount', async () => {
    render(<AmountSlider label="Amount" max={5000} words={SLIDER} />);
    await userEvent.fill(screen.getByRole('textbox'), 'x');
    await userEvent.tab();
    await expect.poll(() => document.querySelector('[data-slot=field-error]')?.textContent).toBe(WORD);
    expect(thaiOnPage()).toEqual([]);
  });

  it('in the calendar', async () => {
    const now = new Date('2026-11-19T10:42:00+07:00');
    render(<ThaiDateField label="Day" now={now} min="2026-11-05" max="2026-12-24" words={DATES} />);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('grid');
    expect(thaiOnPage()).toEqual([]);
  });
});
