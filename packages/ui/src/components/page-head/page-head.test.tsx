import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { PageHead } from './page-head.tsx';

describeKitPart(<PageHead title="เงินฝาก" />, { element: HTMLDivElement, slot: 'page-head' });

describe('PageHead', () => {
  it('has the title as the only heading of level 1', () => {
    render(<PageHead title="รายการเคลื่อนไหว เงินฝาก" />);
    expect(screen.getAllByRole('heading', { level: 1, name: 'รายการเคลื่อนไหว เงินฝาก' })).toHaveLength(1);
  });

  it('reads the way back first and the control last', () => {
    const { container } = render(
      <PageHead title="ปันผล" back={<a href="#back">กลับ</a>} aside={<button type="button">ปี 2569</button>} />,
    );
    const order = [...container.querySelectorAll('a, h1, button')].map((element) => element.tagName);
    expect(order).toEqual(['A', 'H1', 'BUTTON']);
  });

  it('leaves no room for a line that holds nothing', () => {
    const { container } = render(<PageHead title="เงินฝาก" />);
    const lines = container.querySelector('[data-slot=page-head]')?.children ?? [];
    expect([...lines].map((line) => getComputedStyle(line).display)).toEqual(['none', 'flex']);
  });
});
