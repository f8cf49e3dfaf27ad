import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Logo } from './logo.tsx';

describe('Logo', () => {
  it('passes ref, rest props and class names to its svg', () => {
    const ref = createRef<SVGSVGElement>();
    render(<Logo ref={ref} className="mx-auto" data-probe="here" />);
    expect(ref.current?.dataset['slot']).toBe('logo');
    expect(ref.current?.dataset['probe']).toBe('here');
    expect(ref.current?.classList.contains('mx-auto')).toBe(true);
  });

  it('is decoration without a label', () => {
    const { container } = render(<Logo />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is an image with a label', () => {
    render(<Logo label="สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด" />);
    expect(screen.getByRole('img', { name: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด' })).toBeInstanceOf(SVGSVGElement);
  });

  it.each([
    ['sm', 44],
    ['md', 52],
    ['lg', 96],
  ] as const)('is %s: %d px square', (size, pixels) => {
    const { container } = render(<Logo size={size} />);
    const box = container.querySelector('svg')?.getBoundingClientRect();
    expect([box?.width, box?.height]).toEqual([pixels, pixels]);
  });
});
