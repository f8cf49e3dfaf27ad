import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { KeyValue, KeyValueList } from './key-value-list.tsx';

describeKitPart(
  <KeyValueList>
    <KeyValue label="สังกัด">กองคลัง</KeyValue>
  </KeyValueList>,
  { element: HTMLDListElement, slot: 'key-value-list' },
);
describeKitPart(<KeyValue label="สังกัด">กองคลัง</KeyValue>, { element: HTMLDivElement, slot: 'key-value' });

describe('KeyValueList', () => {
  it('gives every value its label', () => {
    render(
      <KeyValueList>
        <KeyValue label="สังกัด">กองคลัง</KeyValue>
        <KeyValue label="ตำแหน่ง">นักบัญชี</KeyValue>
      </KeyValueList>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['สังกัด', 'ตำแหน่ง']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['กองคลัง', 'นักบัญชี']);
  });

  it.each([
    ['short', 224],
    ['long', 360],
  ] as const)('gives %s labels their room', (labels, width) => {
    render(
      <div style={{ width: 752 }}>
        <KeyValueList labels={labels}>
          <KeyValue label="สังกัด">กองคลัง</KeyValue>
        </KeyValueList>
      </div>,
    );
    expect(Math.abs(screen.getByRole('term').getBoundingClientRect().width - width)).toBeLessThan(10);
  });

  it.each([
    [640, 'beside'],
    [639, 'under'],
  ])('at %d px sets the value %s its label', (width, place) => {
    render(
      <div style={{ width }}>
        <KeyValueList>
          <KeyValue label="สังกัด">กองคลัง</KeyValue>
        </KeyValueList>
      </div>,
    );
    const label = screen.getByRole('term').getBoundingClientRect();
    const value = screen.getByRole('definition').getBoundingClientRect();
    expect(value.top === label.top).toBe(place === 'beside');
  });
});
