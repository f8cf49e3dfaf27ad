import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShortText } from './short-text.tsx';

const EIGHTY = 'ที่'.repeat(80);

it.each([
  ['of 80 letters with their marks', EIGHTY],
  ['that is short', 'ประกาศ'],
])('shows a text %s as it is', (_what, text) => {
  const { container } = render(<ShortText>{text}</ShortText>);
  expect(container.innerHTML).toBe(text);
});

it('shows 80 letters and an ellipsis, and the full text to screen readers', () => {
  const { container } = render(<ShortText>{`${EIGHTY}สุด`}</ShortText>);
  const [shown, spoken] = container.children;
  expect(shown?.textContent).toBe(`${EIGHTY}...`);
  expect(shown?.getAttribute('aria-hidden')).toBe('true');
  expect(spoken?.textContent).toBe(`${EIGHTY}สุด`);
});
