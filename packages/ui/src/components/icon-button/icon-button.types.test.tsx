import { expect, it } from 'vitest';
import { IconButton } from './icon-button.tsx';

it('cannot be written without a name', () => {
  // @ts-expect-error label is required: an icon alone says nothing to a screen reader
  const nameless = <IconButton>×</IconButton>;
  expect(nameless.type).toBe(IconButton);
});
