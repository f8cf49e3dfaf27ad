import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const modules = import.meta.glob<Record<string, unknown>>('../src/components/*/index.ts', { eager: true });
const components = Object.fromEntries(
  Object.entries(modules).map(([file, names]) => [file.split('/').at(-2) ?? file, names]),
);
const exported: Record<string, string> = manifest.exports;

describe('the public surface of the kit', () => {
  it('has one exports line for each component, and none without one', () => {
    const lines = Object.entries(exported).filter(([, file]) => file.startsWith('./src/components/'));
    expect(Object.fromEntries(lines)).toEqual(
      Object.fromEntries(
        Object.keys(components).map((name) => [`./${name}`, `./src/components/${name}/index.ts`]),
      ),
    );
  });

  it('offers neither a root entry nor a wildcard', () => {
    expect(Object.keys(exported).filter((name) => name === '.' || name.includes('*'))).toEqual([]);
  });

  it('has the exported names of the snapshot', () => {
    const names = Object.fromEntries(
      Object.entries(components).map(([name, values]) => [name, Object.keys(values).sort()]),
    );
    expect(names).toMatchSnapshot();
  });
});
