import type { Guarantee } from '@sahakorn/contract/guarantee';
import { getGuarantee, type Guarantor } from '@sahakorn/rules/guarantee';
import { todayIso } from '@sahakorn/thai/date';
import { fromSatang, toSatang } from '@sahakorn/thai/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { createGuaranteeQueries } from './guarantee-queries.ts';

const OPEN = '0';
const RELEASED = '0';
const NOTHING = 0n;

export type GuaranteeServiceOptions = { db: Kysely<Database>; rules: CooperativeRules; now: () => Date };

type GuaranteeRow = Awaited<ReturnType<ReturnType<typeof createGuaranteeQueries>['listGuarantees']>>[number];

/** Guarantees in both directions, with what each guarantor can be asked for now. */
export class GuaranteeService {
  readonly #options: GuaranteeServiceOptions;

  constructor(options: GuaranteeServiceOptions) {
    this.#options = options;
  }

  /** By contract. */
  async list(membershipNo: string): Promise<Guarantee[]> {
    const { db, rules, now } = this.#options;
    const rule = await rules.findRule('guarantee', todayIso(now()));
    return inSnapshot(db, async (snapshot) => {
      const queries = createGuaranteeQueries(snapshot);
      const rows = await queries.listGuarantees(membershipNo);
      const contracts = [...new Set(rows.map(({ loan_contract_no }) => loan_contract_no))];
      const guarantors = Map.groupBy(
        await queries.listGuarantors(contracts),
        ({ loan_contract_no }) => loan_contract_no,
      );
      return rows.map((row) => {
        const bound = (guarantors.get(row.loan_contract_no) ?? []).map(toGuarantor);
        const liability =
          rule.status === 'known' ? getGuarantee(getDebt(row), bound, String(row.seq_no), rule.value) : rule;
        return {
          ...row,
          liability: toWorkedOut(liability, ({ part, most, guarantors: count }) => ({
            part: fromSatang(part),
            most: fromSatang(most),
            guarantors: count,
          })),
        };
      });
    });
  }
}

/** A loan that is closed or was transferred to its guarantors owes nothing. */
function getDebt({ close_status, principal_balance }: GuaranteeRow): bigint | null {
  if (close_status !== OPEN) return NOTHING;
  return principal_balance === null ? null : toSatang(principal_balance);
}

function toGuarantor({
  seq_no,
  used_amount,
  status,
}: Pick<GuaranteeRow, 'seq_no' | 'used_amount' | 'status'>): Guarantor {
  return { id: String(seq_no), limit: toSatang(used_amount), released: status === RELEASED };
}
