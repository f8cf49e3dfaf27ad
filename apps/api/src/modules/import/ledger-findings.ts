import type { ClientBase } from 'pg';
import { readRows } from '../../db/read-rows.ts';
import type { Bilingual } from '../../language.ts';
import type { Problem, ProblemList } from './values/problems.ts';

/** Every balance that differs from its ledger, and every gap, with its place in the books. */
export const FINDINGS_TABLE = 'ledger_fault';

/**
 * How a row of FINDINGS_TABLE fails: at the first row, at a later one, at the account, by a missing number,
 * or at a head that states another sum than its lines. The report names it; `contradictions.ts` and
 * `unlikely-days.ts` add kinds that refuse nothing.
 */
type FindingKind = 'opening' | 'step' | 'closing' | 'gap' | 'sum';

type FindingRow = {
  file: string;
  file_line: number;
  column_name: string;
  account: string;
  seq_no: number;
  stated: string;
  expected: string;
  difference: string;
  kind: FindingKind;
};

/** A difference beyond a tolerance of $1 baht; a missing number is always beyond. */
const BEYOND_TOLERANCE = "(kind = 'gap' or abs(stated - expected) > $1)";

/** Makes the table that the ledger checks write to. `position` is the place of the file in the books. */
export async function createFindingsTable(client: ClientBase): Promise<void> {
  await client.query(
    `create temporary table ${FINDINGS_TABLE} (
       position integer, file text, file_line integer, column_name text, account text, seq_no integer,
       stated numeric, expected numeric, kind text, day date) on commit drop`,
  );
}

export type ToleranceResult = {
  /** Balances within the tolerance. */
  tolerated: number;
  /** The tolerance that would accept every error; null if a number is missing too. */
  sufficientTolerance: string | null;
};

/** Puts what the tolerance does not cover into the problem list. */
export async function addProblemsBeyondTolerance(
  client: ClientBase,
  tolerance: string,
  problems: ProblemList,
): Promise<ToleranceResult> {
  const query = `select *, stated - expected as difference from ${FINDINGS_TABLE} where ${BEYOND_TOLERANCE}
     order by position, file_line, seq_no`;
  for await (const finding of readRows<FindingRow>(client, query, [tolerance])) {
    problems.add(toProblem(finding));
  }
  const { rows: found } = await client.query<{ tolerated: string; sufficient: string | null }>(
    `select count(*) filter (where not ${BEYOND_TOLERANCE}) as tolerated,
            case when not bool_or(kind = 'gap') then max(abs(stated - expected)) end as sufficient
     from ${FINDINGS_TABLE}`,
    [tolerance],
  );
  return {
    tolerated: Number(found[0]?.tolerated ?? 0),
    sufficientTolerance: found[0]?.sufficient ?? null,
  };
}

function toProblem(finding: FindingRow): Problem {
  const { file, file_line: line, column_name: column, stated, account } = finding;
  const value = finding.kind === 'gap' ? String(finding.seq_no) : stated;
  const { th, en } = describeFinding(finding);
  return {
    file,
    line,
    column,
    value,
    reason: { th: `เลขที่ ${account} ${th}`, en: `number ${account}: ${en}` },
  };
}

function describeFinding({ kind, seq_no: no, expected, difference }: FindingRow): Bilingual {
  if (kind === 'gap') {
    return {
      th: `ไม่มีลำดับ ${Number(expected)} ก่อนลำดับ ${no}`,
      en: `entry ${Number(expected)} is missing before entry ${no}`,
    };
  }
  const off = { th: `ต่างไป ${difference}`, en: `off by ${difference}` };
  if (kind === 'sum') {
    return {
      th: `ไม่ตรงกับผลรวมของรายการย่อย ซึ่งเป็น ${expected} ${off.th}`,
      en: `not the sum of its lines, ${expected}; ${off.en}`,
    };
  }
  if (kind === 'closing') {
    return {
      th: `ไม่ตรงกับยอดหลังลำดับสุดท้าย (${no}) ซึ่งเป็น ${expected} ${off.th}`,
      en: `not the balance after the last entry (${no}), ${expected}; ${off.en}`,
    };
  }
  const why =
    kind === 'opening'
      ? { th: 'เพราะเป็นรายการแรก', en: 'because it is the first entry' }
      : { th: 'ตามยอดก่อนหน้าบวกจำนวนเงิน', en: 'the balance before plus the amount' };
  return {
    th: `ลำดับ ${no} ควรเป็น ${expected} ${why.th} ${off.th}`,
    en: `entry ${no} should be ${expected}, ${why.en}; ${off.en}`,
  };
}
