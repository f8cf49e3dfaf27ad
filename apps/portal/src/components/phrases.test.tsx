import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Phrases } from './phrases.tsx';

it('keeps each part of a name whole and the name as it is', () => {
  const { container } = render(<Phrases>นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา</Phrases>);
  expect(container.textContent).toBe('นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา');
  expect([...container.querySelectorAll('.inline-block')].map((part) => part.textContent)).toEqual([
    'นางสาวปิ่นมณีรัตน์กานดา',
    'ศรีสุขเกษมสันต์',
    'ณ',
    'อยุธยา',
  ]);
});
