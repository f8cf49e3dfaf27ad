import { IsoDate } from './values.ts';
import { z } from './zod.ts';

/** An accounting year of the cooperative. */
export const AccountingYear = z.object({
  account_year: z.int().meta({ description: 'Gregorian: the calendar year in which it ends' }),
  year_from: IsoDate.optional().meta({ description: 'Its first day' }),
  year_to: IsoDate.optional().meta({ description: 'Its last day' }),
});
export type AccountingYear = z.infer<typeof AccountingYear>;
