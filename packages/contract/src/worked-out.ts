import { IsoDate } from './values.ts';
import { z } from './zod.ts';

/** A fact that neither the books nor the rules state. */
export const MissingFact = z.object({
  fact: z.enum(['balance', 'day', 'default', 'instalment', 'interest', 'limit', 'rate', 'rule', 'shares']),
  on: IsoDate.nullable().meta({ description: 'The day on which it is needed, where it depends on one' }),
});
export type MissingFact = z.infer<typeof MissingFact>;

/** Why there is no figure although every fact is known. */
export const Obstacle = z.enum(['before-last-payment', 'never-repaid', 'over-ceiling']);
export type Obstacle = z.infer<typeof Obstacle>;

/** A figure that the rules calculate from the books: `value`, or why there is none. */
export function workedOut<Value extends z.ZodType>(value: Value) {
  return z.object({
    value: value.nullable(),
    missing: z.array(MissingFact).meta({ description: 'Empty where there is a figure' }),
    obstacle: Obstacle.nullable(),
  });
}
