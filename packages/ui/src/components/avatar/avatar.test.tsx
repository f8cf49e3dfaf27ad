import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Avatar } from './avatar.tsx';
import { getInitial } from './initial.ts';

describeKitPart(<Avatar name="สมหญิง" />, { element: HTMLSpanElement, slot: 'avatar' });

describe('getInitial', () => {
  it.each([
    ['สมหญิง', 'ส'],
    ['เกรียงไกร', 'ก'],
    ['แพรวพรรณ', 'พ'],
    ['โชติกา', 'ช'],
    ['ไอลดา', 'อ'],
    ['ใจดี', 'จ'],
    ['ฐิติรัตน์', 'ฐ'],
    ['ณ', 'ณ'],
    [' อำไพ', 'อ'],
    ['maria', 'M'],
    ['éva', 'É'],
    ['๑๒๓', ''],
    ['', ''],
  ])('of %j is %j', (name, initial) => {
    expect(getInitial(name)).toBe(initial);
  });
});

describe('Avatar', () => {
  function renderAvatar(container: HTMLElement): HTMLElement | null {
    return container.querySelector('[data-slot=avatar]');
  }

  it('shows the picture where there is one', () => {
    const { container } = render(<Avatar name="สมหญิง" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />);
    expect(renderAvatar(container)?.dataset['state']).toBe('picture');
    expect(container.textContent).toBe('');
  });

  it('shows the initial instead of a picture that cannot be loaded', () => {
    const { container } = render(<Avatar name="สมหญิง" src="data:," />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    expect(renderAvatar(container)?.dataset['state']).toBe('initial');
    expect(container.textContent).toBe('ส');
  });

  it('tries again with another picture', () => {
    const { container, rerender } = render(<Avatar name="สมหญิง" src="data:," />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    rerender(<Avatar name="สมหญิง" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />);
    expect(renderAvatar(container)?.dataset['state']).toBe('picture');
  });

  it.each([null, undefined, ''])('shows the initial for the address %j', (src) => {
    const { container } = render(<Avatar name="ธนิก" src={src} />);
    expect(container.textContent).toBe('ธ');
  });
});
