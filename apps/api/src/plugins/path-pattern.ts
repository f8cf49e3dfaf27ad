/** The expression of a path pattern: `:name` stands for one segment, a closing `*` for all the rest. */
export function pathPattern(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/:[^/]+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}
