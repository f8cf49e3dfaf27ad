import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type BeneficiaryQueries = ReturnType<typeof createBeneficiaryQueries>;

export function createBeneficiaryQueries(db: Kysely<Database>) {
  return {
    listBeneficiaries: (membershipNo: string) =>
      db
        .selectFrom('beneficiary')
        .select(['order_no', 'name', 'relation', 'percent', 'condition', 'recorded_on'])
        .where('membership_no', '=', membershipNo)
        .orderBy('order_no')
        .execute(),
  };
}
