import { expect, it } from 'vitest';
import { ensureWritable } from './data-dir.ts';

it.each([
  [{}, 'choose another DATA_DIR.'],
  [{ setting: 'WAL_ARCHIVE_DIR' }, 'choose another WAL_ARCHIVE_DIR.'],
])('a folder that cannot be written is refused with advice: %j', (options, advice) => {
  expect(() => ensureWritable('/proc/no/folder', options)).toThrow(
    `The folder /proc/no/folder cannot be written (ENOENT): ${advice}`,
  );
});
