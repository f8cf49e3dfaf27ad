import { writeCsv } from '@sahakorn/thai/csv';
import { Zip, ZipDeflate } from 'fflate';
import type { Cell, MemberRow, MemberTable } from './member-table.ts';

/** A member's stored data at one instant. */
export type MemberData = {
  membershipNo: string;
  producedAt: Date;
  parts: readonly { table: MemberTable; rows: readonly MemberRow[] }[];
};

/** Rows per chunk: other requests are served between two chunks. */
const BATCH_ROWS = 500;
const ZIP_LEVEL = 6;

/** Streams one JSON object: who, when, and a list of rows for each part. */
export async function* writeJson({
  membershipNo,
  producedAt,
  parts,
}: MemberData): AsyncGenerator<Uint8Array> {
  const head = { membership_no: membershipNo, produced_at: producedAt.toISOString() };
  yield bytes(`${JSON.stringify(head).slice(0, -1)},"data":{`);
  for (const [index, { table, rows }] of parts.entries()) {
    const described = { title: table.title, labels: table.labels };
    yield bytes(
      `${index > 0 ? ',' : ''}\n${JSON.stringify(table.name)}:${JSON.stringify(described).slice(0, -1)},"rows":[`,
    );
    for (const [at, batch] of inBatches(rows).entries()) {
      const text = batch.map((row) => `\n${JSON.stringify(row)}`).join(',');
      yield bytes(at > 0 ? `,${text}` : text);
    }
    yield bytes(']}');
  }
  yield bytes('}}\n');
}

/** Streams a ZIP file with a CSV file for each part, and a list of them. */
export async function* writeZip({ membershipNo, producedAt, parts }: MemberData): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const files = parts.map(({ table, rows }, index) => {
    const name = `${String(index + 1).padStart(2, '0')} ${table.title}.csv`;
    return { name, table, rows };
  });
  const list = files.map(({ name, rows }) => `${name}: ${rows.length} รายการ`);
  const intro = [`ข้อมูลของสมาชิกเลขที่ ${membershipNo}`, `จัดทำเมื่อ ${producedAt.toISOString()}`, '', ...list];
  addFile(zip, 'อ่านก่อน.txt', producedAt, [`\u{FEFF}${intro.join('\r\n')}\r\n`]);
  yield* made.splice(0);
  for (const { name, table, rows } of files) {
    addFile(zip, name, producedAt, csvPieces(table, rows));
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

function addFile(zip: Zip, name: string, mtime: Date, pieces: Iterable<string>): void {
  const file = new ZipDeflate(name, { level: ZIP_LEVEL });
  file.mtime = mtime;
  zip.add(file);
  for (const piece of pieces) file.push(bytes(piece));
  file.push(new Uint8Array(0), true);
}

function* csvPieces({ labels, show = keep }: MemberTable, rows: readonly MemberRow[]): Generator<string> {
  yield writeCsv([Object.values(labels)]);
  const columns = Object.keys(labels);
  for (const batch of inBatches(rows)) {
    const shown = batch.map(show);
    const text = writeCsv(shown.map((row) => columns.map((column) => formatCell(row[column] ?? null))));
    // Only the file begins with a byte order mark.
    yield text.slice(1);
  }
}

function keep(row: MemberRow): MemberRow {
  return row;
}

function formatCell(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'ใช่' : 'ไม่';
  return cell === null ? '' : String(cell);
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_batch, index) =>
    rows.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  );
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}
