import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { verifyAudit } from '../../modules/audit/verify-audit.ts';
import { fault, type Finding, ok } from './finding.ts';

/** Verifies the hash chain of the audit log. */
export async function checkAudit(db: Kysely<Database>): Promise<Finding[]> {
  const { links, broken } = await verifyAudit(db);
  if (broken) {
    return [
      fault(
        `บันทึกการใช้งานถูกแก้ที่รายการ ${broken.row} (${broken.fault}): npm run portal -- audit verify`,
        `The audit log is broken at entry ${broken.row} (${broken.fault}): npm run portal -- audit verify`,
      ),
    ];
  }
  const count = links.toLocaleString('en-US');
  return [ok(`บันทึกการใช้งานครบถ้วน ${count} รายการ`, `Entries of the audit log, all intact: ${count}`)];
}
