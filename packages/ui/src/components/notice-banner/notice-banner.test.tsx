import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { getContrast, toGray, readColour } from '../../internal/contrast.ts';
import { NoticeBanner } from './notice-banner.tsx';

describeKitPart(<NoticeBanner>ปิดทำการ</NoticeBanner>, { element: HTMLElement, slot: 'notice-banner' });

afterEach(() => {
  delete document.documentElement.dataset['appearance'];
});

function getColours(colour: string) {
  render(<NoticeBanner colour={colour}>ปิดทำการ</NoticeBanner>);
  const { backgroundColor, color } = getComputedStyle(screen.getByRole('region'));
  return { ground: readColour(backgroundColor), ink: readColour(color) };
}

describe('NoticeBanner', () => {
  it.each(['blue', 'teal', 'green', 'yellow', 'orange', 'red', 'purple', 'black'])(
    'has 7 : 1 and more on %s, seen in colour or in grayscale',
    (colour) => {
      const { ground, ink } = getColours(colour);
      expect(getContrast(ink, ground)).toBeGreaterThanOrEqual(7);
      expect(getContrast(toGray(ink), toGray(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  it('is black on white in high contrast, whatever the feed says', () => {
    document.documentElement.dataset['appearance'] = 'contrast';
    const { ground, ink } = getColours('yellow');
    expect([ground, ink]).toEqual([
      [255, 255, 255],
      [0, 0, 0],
    ]);
  });

  it('sets its first words in bold', () => {
    render(<NoticeBanner title="ปิดทำการ">วันเสาร์ที่ 5 ธันวาคม 2569</NoticeBanner>);
    expect(getComputedStyle(screen.getByText('ปิดทำการ')).fontWeight).toBe('600');
    expect(screen.getByRole('region').textContent).toBe('ปิดทำการ วันเสาร์ที่ 5 ธันวาคม 2569');
  });

  it('never lets a name of the feed into a style', () => {
    const { container } = render(<NoticeBanner colour="red;position:fixed">ปิดทำการ</NoticeBanner>);
    expect(container.querySelector('[style]')).toBeNull();
    expect(screen.getByRole('region').dataset['colour']).toBe('blue');
  });

  it('is a landmark with another name where asked', () => {
    render(<NoticeBanner aria-label="ประกาศด่วน">ปิดทำการ</NoticeBanner>);
    expect(screen.getByRole('region', { name: 'ประกาศด่วน' })).toBeTruthy();
  });
});
