import { normaliseThai } from '@sahakorn/thai/normalise';
import { z } from './zod.ts';
import {
  claimsToBeOfficial,
  findTextIssue,
  isReservedName,
  MAX_UNITS_PER_CLUSTER,
  NAME_RULE,
  type TextRule,
} from './text-rules.ts';

/** A text written by a visitor, stored in the one spelling of Thai and shown as text, never as HTML. */
export function plainText(rule: TextRule) {
  return z
    .string()
    .max(rule.max * MAX_UNITS_PER_CLUSTER)
    .overwrite(normaliseThai)
    .superRefine((text, context) => {
      const issue = findTextIssue(text, rule);
      if (issue !== null) context.addIssue({ code: 'custom', message: issue });
    })
    .meta({ description: `Plain text of at most ${rule.max} characters (grapheme clusters)` });
}

/** A title or body that all readers see. */
export function publicText(rule: TextRule) {
  return plainText(rule).refine((text) => !claimsToBeOfficial(text), 'reserved');
}

/** The name that all readers see. */
export const PublicName = plainText(NAME_RULE).refine((name) => !isReservedName(name), 'reserved');

/** A hidden field: only bots fill it in. */
export const Honeypot = z.string().max(0).optional().meta({ description: 'Leave it empty' });
