import { parseArgs } from 'node:util';
import { type IntegrityViolation, verifyAudit } from '../modules/audit/verify-audit.ts';
import { OperatorError } from '../operator-error.ts';
import type { Command, CommandIo } from './command.ts';
import { withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';

const DONE = 0;
const BROKEN = 1;
const HEAD = /^[0-9a-f]{64}$/;

/** Verifies the hash chain of the audit log. */
export const auditCommand: Command = {
  name: 'audit',
  summary: {
    th: 'ตรวจว่าไม่มีรายการใดในบันทึกการใช้งานถูกแก้ ลบ หรือแทรก',
    en: 'Verify that no audit entry was changed, deleted or inserted.',
  },
  usage: {
    th: `verify [--head แฮช] [--json]

  ตรวจแฮชของทุกแถว และบอกแถวแรกที่ถูกแก้
  พิมพ์แฮชของแถวสุดท้าย: เก็บไว้ที่อื่น แล้วส่งมาเป็น --head ในครั้งต่อไป จะพบได้ว่าบันทึกถูกตัดท้าย
  หรือถูกเขียนขึ้นใหม่
  --json  พิมพ์ผลเป็น JSON`,
    en: `verify [--head HASH] [--json]

  Verifies the hash of every row and names the first that was changed.
  Prints the hash of the last row: store it elsewhere, and pass it as --head the next time, which
  detects a truncated or rewritten chain.
  --json  print the result as JSON`,
  },
  run: runAudit,
};

async function runAudit(args: string[], io: CommandIo): Promise<number> {
  const { head: expectedHead, json } = readArguments(args);
  return withDatabase(io, async ({ db }) => {
    const { links, head, broken } = await verifyAudit(db, expectedHead);
    if (json) {
      const items = broken === null ? [] : [broken];
      io.stdout.write(
        `${formatJsonList({ command: 'audit verify', items, summary: { intactEntries: links, head } })}\n`,
      );
      return broken ? BROKEN : DONE;
    }
    if (broken) {
      io.stderr.write(`${explain(broken.fault, broken.row)}\n`);
      return BROKEN;
    }
    io.stdout.write(`บันทึกการใช้งานครบถ้วน ${links.toLocaleString('en-US')} รายการ\n`);
    if (head !== '') io.stdout.write(`ค่าแฮชของรายการสุดท้าย ${head}\n`);
    return DONE;
  });
}

function readArguments(args: string[]): { head: string | null; json: boolean } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { head: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'verify') {
    throw new OperatorError('พิมพ์: npm run portal -- audit verify');
  }
  const head = values.head ?? null;
  if (head !== null && !HEAD.test(head)) throw new OperatorError('ค่าแฮชต้องเป็นเลขฐานสิบหก 64 ตัว');
  return { head, json: values.json };
}

function explain(violation: IntegrityViolation, row: string): string {
  const texts: Record<IntegrityViolation, string> = {
    changed: `รายการที่ ${row} ถูกแก้ไขหลังบันทึก`,
    missing: `รายการที่ ${row} หายไป`,
    unlinked: `รายการหมายเลข ${row} ไม่ได้ผูกกับรายการอื่น อาจถูกแทรกเข้ามา`,
    cut: 'ไม่พบค่าแฮชที่เก็บไว้ รายการท้าย ๆ อาจถูกตัดออก หรือบันทึกถูกเขียนขึ้นใหม่',
  };
  return texts[violation];
}
