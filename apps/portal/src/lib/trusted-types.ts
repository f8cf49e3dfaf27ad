type Rules<Rule extends 'createHTML' | 'createScriptURL'> = Record<Rule, (text: string) => string>;
type PolicyFactory = { createPolicy: <R extends object>(name: string, rules: R) => R };

/** A policy that the page's content security policy names; undefined in browsers that know none. */
export function createTrustedPolicy<Rule extends 'createHTML' | 'createScriptURL'>(
  name: string,
  rules: Rules<Rule>,
): Rules<Rule> | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // What it gives is trusted text, which the page's types know as text.
  return trustedTypes?.createPolicy(name, rules);
}
