import { claimsToBeOfficial, isReservedName } from '@sahakorn/contract/reserved-names';
import type { Config } from '../../config.ts';
import { Invalid } from '../../errors/domain-errors.ts';

type Post = { name?: string; texts: readonly string[] };

/**
 * Refuses posts whose author could be mistaken for this cooperative. The contract has refused those that could be
 * mistaken for any.
 * @returns throws Invalid
 */
export function createPosingCheck({ runtime }: Pick<Config, 'runtime'>): (post: Post) => void {
  const { coopNameTH, coopNameEN, coopShortName } = runtime;
  const ownNames = [coopNameTH, coopNameEN, coopShortName];
  return ({ name, texts }) => {
    if (name !== undefined && isReservedName(name, ownNames)) throw new Invalid('the name is reserved');
    if (texts.some((text) => claimsToBeOfficial(text, ownNames))) {
      throw new Invalid('the text begins as an answer of the cooperative');
    }
  };
}
