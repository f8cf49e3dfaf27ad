import type { LoanKind, PublishedRate } from '@sahakorn/contract/calculator';
import type { RATE_KINDS } from '@sahakorn/contract/home';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { sanitiseUrl } from '../../html/sanitise-html.ts';
import { SITE_PARTS, type SitePart } from '../info/site-parts.ts';

/** The rates of `site/rates.yaml` by what they are for, in its order. */
export type PublishedRates = Readonly<
  Record<Exclude<(typeof RATE_KINDS)[number], 'loan'>, PublishedRate[]> & { loan: LoanKind[] }
>;

export async function readPublishedRates(db: Kysely<Database>): Promise<PublishedRates> {
  const part = await db
    .selectFrom('site_part')
    .select('content')
    .where('name', '=', 'rates')
    .executeTakeFirst();
  const groups = part ? SITE_PARTS.rates.parse(part.content) : [];
  const list = (kind: (typeof RATE_KINDS)[number]) =>
    listRates(groups.filter((group) => group.kind === kind));
  return {
    deposit: list('deposit').map(toRate),
    loan: list('loan'),
    dividend: list('dividend').map(toRate),
    average_return: list('average_return').map(toRate),
  };
}

/** A name that several groups have is prefixed with the group's; of two equal names the first one counts. */
function listRates(groups: SitePart<'rates'>): LoanKind[] {
  const rates = groups.flatMap(({ name: group, effective_on, url, items }) =>
    items.map(({ name, rate, max_amount = null, max_periods = null }) => ({
      group,
      name,
      rate,
      effective_on,
      url: sanitiseUrl(url),
      max_amount,
      max_periods,
    })),
  );
  const named = rates.map(({ group, ...rate }) => {
    const isShared = rates.some((other) => other.name === rate.name && other.group !== group);
    return { ...rate, name: isShared ? `${group} ${rate.name}` : rate.name };
  });
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

/** Only loans have limits. */
function toRate({ max_amount: _amount, max_periods: _periods, ...rate }: LoanKind): PublishedRate {
  return rate;
}
