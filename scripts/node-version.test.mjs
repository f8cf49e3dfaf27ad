import { describe, expect, it } from 'vitest';
import { isModernNode } from './node-version.mjs';

describe('a release of Node', () => {
  it.each(['v22.19.0', 'v22.20.1', 'v24.0.0', 'v24.21.0', 'v26.1.0', 'v28.0.0'])(
    '%s is new enough',
    (version) => {
      expect(isModernNode(version)).toBe(true);
    },
  );

  it.each(['v18.20.8', 'v20.19.5', 'v22.18.0', 'v23.11.0', 'v25.2.0'])('%s is refused', (version) => {
    expect(isModernNode(version)).toBe(false);
  });
});
