import type { Guarantee } from '@sahakorn/contract/guarantee';
import { getGuarantee, type Guarantor } from '@sahakorn/rules/guarantee';
import { todayIso } from '@sahakorn/thai/date';
import { fromSatang, toSatang } from '@sahakorn/thai/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { type BoundRow, createGuaranteeQueries, type GuaranteeRow } from './guarantee-queries.ts';

const OPEN = '0';
const RELEASED = '0';
const NOTHING = 0n;

export type GuaranteeServiceOptions = { db: Kysely<Database>; rules: CooperativeRules; now: () => Date };

/** Guarantees in both directions, with the amount that each guarantor may have to pay now. */
export class GuaranteeService {
  readonly #options: GuaranteeServiceOptions;

  constructor(options: GuaranteeServiceOptions) {
    this.#options = options;
  }

  /** By contract. */
  async list(membershipNo: string): Promise<Guarantee[]> {
    const { db, rules, now } = this.#options;
    const today = todayIso(now());
    const [rule, rows] = await Promise.all([
      rules.findRule('guarantee', today),
      createGuaranteeQueries(db).listGuarantees(membershipNo, today),
    ]);
    return rows.map(({ bound, posted_balance, ...row }) => {
      const liability =
        rule.status === 'known'
          ? getGuarantee(getDebt(row), bound.map(toGuarantor), String(row.seq_no), rule.value)
          : rule;
      return {
        ...row,
        ...(posted_balance !== null && posted_balance !== row.principal_balance && { posted_balance }),
        liability: toWorkedOut(liability, ({ part, maximum, guarantors: count }) => ({
          part: fromSatang(part),
          most: fromSatang(maximum),
          guarantors: count,
        })),
      };
    });
  }
}

/** A loan that is closed or was transferred to its guarantors owes nothing. */
function getDebt({
  close_status,
  principal_balance,
}: Pick<GuaranteeRow, 'close_status' | 'principal_balance'>): bigint | null {
  if (close_status !== OPEN) return NOTHING;
  return principal_balance === null ? null : toSatang(principal_balance);
}

function toGuarantor({ seq_no, used_amount, status }: BoundRow): Guarantor {
  return { id: String(seq_no), limit: toSatang(used_amount), released: status === RELEASED };
}
