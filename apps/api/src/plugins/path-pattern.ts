/** Compiles a path pattern: `:name` matches one segment, a closing `*` the rest. */
export function pathPattern(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/:[^/]+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}
