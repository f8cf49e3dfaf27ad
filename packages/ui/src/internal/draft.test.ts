import { describe, expect, it } from 'vitest';
import { draftPath } from './draft.ts';

describe('draftPath', () => {
  it('draws threads that lie side by side as one run', () => {
    expect(draftPath(['.##.#', '#....'])).toBe('M1 0h2v1h-2zM4 0h1v1h-1zM0 1h1v1h-1z');
  });

  it('widens the runs by the bleed', () => {
    expect(draftPath(['#'], 0.5)).toBe('M0 0h1.5v1.5h-1.5z');
  });

  it('draws nothing for an empty draft', () => {
    expect(draftPath(['...', ''])).toBe('');
  });
});
