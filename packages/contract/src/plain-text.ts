import { z } from 'zod';
import { type TextRule, textFault, UNITS_A_LETTER } from './text-rules.ts';

/** Text of a visitor: stored as written and shown as text, never as HTML. */
export function plainText(rule: TextRule) {
  return z
    .string()
    .max(rule.max * UNITS_A_LETTER)
    .superRefine((text, context) => {
      const fault = textFault(text, rule);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .meta({ description: `Plain text of ${rule.max} letters at most, as readers count them` });
}

/** A honeypot field: only bots fill it in. */
export const Honeypot = z.string().max(0).optional().meta({ description: 'Leave it empty' });
