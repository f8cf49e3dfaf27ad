import { formatNumber } from '@sahakorn/thai/number';
import type { Language } from '../language.ts';
import type { Manifest } from '../modules/backup/manifest.ts';
import type { DatabaseVerification, IntegrityReport } from '../modules/backup/restore-database.ts';
import { toTerminalLine } from '../terminal-text.ts';

const MEGABYTE = 1e6;

type BackupWords = {
  /** The steps whose progress is shown. */
  steps: Readonly<Record<'saving' | 'checking' | 'restoring', string>>;
  stopped: string;
  /** What a backup contains, as part of a sentence. */
  content: (counts: Readonly<Record<'tables' | 'rows' | 'files', string>>) => string;
  backedUp: (content: string, file: string, size: string, encrypted: boolean) => string;
  missingMedia: (names: string) => string;
  deletedOlder: (count: number) => string;
  copied: (folder: string) => string;
  keyMade: (file: string, recipient: string) => string;
  whole: (file: string, content: string, madeAt: string, release: string) => string;
  /** `withDatabase`: the database is another one than that of the folder. */
  restored: (content: string, madeAt: string, dataDir: string, withDatabase: boolean) => string;
  /** `moment` null: the end of the archive. */
  replayed: (copy: string, moment: string | null, dataDir: string) => string;
  moved: (content: string, dataDir: string) => string;
  earlierDatabase: (folder: string) => string;
  proved: (rows: string, tables: string) => string;
  foreignTable: (table: string) => string;
  integrity: (entries: string, documents: string) => string;
  brokenChain: (row: string, fault: string) => string;
  brokenSeals: (codes: string) => string;
  brokenBefore: string;
};

/** What `backup`, `verify`, `restore` and `move` print, one sentence per line. */
export const BACKUP_WORDS: Readonly<Record<Language, BackupWords>> = {
  th: {
    steps: { saving: 'กำลังสำรองข้อมูล', checking: 'กำลังตรวจ', restoring: 'กำลังกู้คืน' },
    stopped: 'หยุดแล้ว ไม่ได้เก็บอะไรไว้',
    content: ({ tables, rows, files }) => `${tables} ตาราง ${rows} แถว และ ${files} ไฟล์`,
    backedUp: (content, file, size, encrypted) =>
      `สำรองข้อมูล ${content} ไว้ที่ ${file} แล้ว (${size}, ${encrypted ? 'เข้ารหัส' : 'ไม่ได้เข้ารหัส ดู BACKUP_KEY_FILE'})`,
    missingMedia: (names) => `ไม่พบไฟล์ที่เผยแพร่ซึ่งหน้าเว็บอ้างถึง: ${names}`,
    deletedOlder: (count) => `ลบไฟล์สำรองเก่าแล้ว ${count} ไฟล์`,
    copied: (folder) => `ทำสำเนาฐานข้อมูลไว้ที่ ${folder} แล้ว`,
    keyMade: (file, recipient) =>
      `กุญแจอยู่ใน ${file} เก็บสำเนาไว้นอกเครื่องนี้ ถ้าไม่มีกุญแจ จะอ่านไฟล์สำรองที่เข้ารหัสด้วยกุญแจนี้ไม่ได้เลย\n` +
      `กุญแจสาธารณะ ซึ่งพอสำหรับการสำรองข้อมูล: ${recipient}`,
    whole: (file, content, madeAt, release) =>
      `${file} สมบูรณ์: ${content} ของ ${madeAt} สำรองด้วยรุ่น ${release}`,
    restored: (content, madeAt, dataDir, withDatabase) =>
      `กู้คืน ${content} ของ ${madeAt} ลงใน ${withDatabase ? 'DATABASE_URL และ ' : ''}${dataDir} แล้ว`,
    replayed: (copy, moment, dataDir) =>
      `กู้คืน ${copy} และบันทึกการเขียนจนถึง${moment === null ? 'ท้ายสุดที่เก็บไว้' : ` ${moment}`} ลงใน ${dataDir} แล้ว`,
    moved: (content, dataDir) =>
      `ย้าย ${content} ไปยัง DATABASE_URL แล้ว\n` +
      `เริ่มเซิร์ฟเวอร์โดยตั้ง DATABASE_URL ฐานข้อมูลในตัวยังอยู่ใน ${dataDir}/database`,
    earlierDatabase: (folder) => `ฐานข้อมูลเดิมเก็บไว้ที่ ${folder}`,
    proved: (rows, tables) =>
      `พิสูจน์แล้วว่าตรงกับไฟล์สำรอง: ${rows} แถวใน ${tables} ตาราง ด้วยจำนวน ค่า checksum และยอดรวม`,
    foreignTable: (table) => `ไม่ได้กู้คืนตาราง ${table} เพราะไม่มีรุ่นใดของพอร์ทัลสร้างตารางนี้`,
    integrity: (entries, documents) =>
      `บันทึกการใช้งานมี ${entries} รายการ และเอกสารที่พิมพ์มีตรารับรองดิจิทัล ${documents} ฉบับ`,
    brokenChain: (row, fault) => `บันทึกการใช้งานถูกแก้ที่รายการ ${row} (${fault})`,
    brokenSeals: (codes) => `เอกสารที่ตรารับรองดิจิทัลไม่ตรง: ${codes}`,
    brokenBefore: 'ฐานข้อมูลที่สำรองไว้เป็นเช่นนี้อยู่ก่อนแล้ว',
  },
  en: {
    steps: { saving: 'Backing up', checking: 'Checking', restoring: 'Restoring' },
    stopped: 'Stopped. Nothing was kept.',
    content: ({ tables, rows, files }) => `${tables} tables with ${rows} rows and ${files} files`,
    backedUp: (content, file, size, encrypted) =>
      `Backed up ${content} to ${file} (${size}, ${encrypted ? 'encrypted' : 'not encrypted: see BACKUP_KEY_FILE'}).`,
    missingMedia: (names) => `Published files that pages name are missing: ${names}`,
    deletedOlder: (count) => `Deleted older backups: ${count}.`,
    copied: (folder) => `Copied the database to ${folder}.`,
    keyMade: (file, recipient) =>
      `The key is in ${file}. Keep a copy of it away from this machine: without it no backup made with it can be read.\n` +
      `Its public half, which is enough to make backups: ${recipient}`,
    whole: (file, content, madeAt, release) =>
      `${file} is whole: ${content} of ${madeAt}, made by release ${release}.`,
    restored: (content, madeAt, dataDir, withDatabase) =>
      `Restored ${content} of ${madeAt} into ${withDatabase ? 'DATABASE_URL and ' : ''}${dataDir}.`,
    replayed: (copy, moment, dataDir) =>
      `Restored ${copy} and the log up to ${moment ?? 'the end of the archive'} into ${dataDir}.`,
    moved: (content, dataDir) =>
      `Moved ${content} to DATABASE_URL.\n` +
      `Start the server with DATABASE_URL. The embedded database stays in ${dataDir}/database.`,
    earlierDatabase: (folder) => `The earlier database is kept in ${folder}.`,
    proved: (rows, tables) =>
      `Proved equal to the backup: ${rows} rows in ${tables} tables by count, checksum and sums.`,
    foreignTable: (table) => `Not restored, because no release of the portal makes it: table ${table}.`,
    integrity: (entries, documents) =>
      `The audit chain holds ${entries} entries, and ${documents} printed documents are sealed.`,
    brokenChain: (row, fault) => `The audit chain is broken at row ${row} (${fault}).`,
    brokenSeals: (codes) => `Documents whose seal is broken: ${codes}.`,
    brokenBefore: 'This was so in the database that was saved.',
  },
};

/** What a backup contains, as part of a sentence. */
export function describeContent({ tables, files }: Manifest, language: Language): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return BACKUP_WORDS[language].content({
    tables: formatCount(tables.length),
    rows: formatCount(rows),
    files: formatCount(files.length),
  });
}

/** Describes the checks of a restored database, one sentence per line. */
export function describeVerification(verification: DatabaseVerification, language: Language): string {
  const { tables, rows, foreignTables } = verification;
  const words = BACKUP_WORDS[language];
  const lines = [
    words.proved(formatCount(rows), formatCount(tables)),
    describeIntegrity(verification, language).trimEnd(),
    ...foreignTables.map((table) => words.foreignTable(toTerminalLine(table))),
  ];
  return `${lines.join('\n')}\n`;
}

export function describeIntegrity({ audit, documents }: IntegrityReport, language: Language): string {
  return `${BACKUP_WORDS[language].integrity(formatCount(audit.links), formatCount(documents))}\n`;
}

/** Errors that the database had when it was backed up; empty if it had none. */
export function describeIntegrityErrors({ audit, brokenSeals }: IntegrityReport, language: Language): string {
  const words = BACKUP_WORDS[language];
  const lines = [
    ...(audit.broken ? [words.brokenChain(audit.broken.row, audit.broken.fault)] : []),
    ...(brokenSeals.length > 0 ? [words.brokenSeals(brokenSeals.join(', '))] : []),
  ];
  return lines.length === 0 ? '' : `${[...lines, words.brokenBefore].join('\n')}\n`;
}

export function formatBytes(bytes: number): string {
  return `${formatNumber(bytes / MEGABYTE, { decimals: 1 })} MB`;
}

function formatCount(value: number): string {
  return formatNumber(value, { decimals: 0 });
}
