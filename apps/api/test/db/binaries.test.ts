import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canReach, databaseAccount } from '../../src/db/embedded/account.ts';
import { packagedBinaries, usableBinaries } from '../../src/db/embedded/binaries.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const isRoot = process.getuid?.() === 0;

describe('the packaged binaries', () => {
  it('are there for this machine', () => {
    expect(existsSync(path.join(packagedBinaries(), 'bin/postgres'))).toBe(true);
  });

  it('are asked for in a sentence where there are none', () => {
    expect(() => packagedBinaries('sunos', 'x64')).toThrow(
      'There is no embedded database for sunos-x64: set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
    expect(() => packagedBinaries('win32', 'x64')).toThrow('set DATABASE_URL');
  });

  it('get the links that an npm archive cannot hold', () => {
    const folder = copyPackage();
    const lib = path.join(folder, 'native/lib');
    for (const name of readdirSync(lib)) {
      if (/^libicu.*\.so(\.60)?$/.test(name)) rmSync(path.join(lib, name));
    }
    chmodSync(path.join(folder, 'native/bin/postgres'), 0o644);
    const native = usableBinaries(path.join(folder, 'native'), null, temporaryFolder());
    expect(native).toBe(path.join(folder, 'native'));
    expect(existsSync(path.join(lib, 'libicui18n.so.60'))).toBe(true);
    expect(canReach(null, path.join(native, 'bin/postgres'))).toBe(true);
  });
});

describe.runIf(isRoot)('as root', () => {
  it('are copied to where the account of the database can run them, once', () => {
    const folder = copyPackage();
    chmodSync(folder, 0o700);
    const account = databaseAccount('/no/cluster/yet');
    const copies = temporaryFolder();
    const native = usableBinaries(path.join(folder, 'native'), account, copies);
    expect(native).toMatch(new RegExp(`^${copies}/native-\\d+\\.\\d+`));
    expect(canReach(account, path.join(native, 'bin/postgres'))).toBe(true);
    expect(usableBinaries(path.join(folder, 'native'), account, copies)).toBe(native);
    expect(readdirSync(copies)).toHaveLength(1);
  });

  it('are refused in a sentence where the copy cannot be reached either', () => {
    const folder = copyPackage();
    chmodSync(folder, 0o700);
    const copies = path.join(temporaryFolder(), 'private');
    mkdirSync(copies, { mode: 0o700 });
    expect(() =>
      usableBinaries(path.join(folder, 'native'), databaseAccount('/no/cluster/yet'), copies),
    ).toThrow(/^The account \w+ cannot run the database programs in .+: choose a DATA_DIR/);
  });
});

function copyPackage(): string {
  const folder = temporaryFolder();
  cpSync(path.dirname(packagedBinaries()), folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}
