import { formatNumber } from '@sahakorn/thai/number';
import type { Manifest } from '../modules/backup/manifest.ts';
import type { DatabaseVerification, IntegrityReport } from '../modules/backup/restore-database.ts';
import { toTerminalLine } from '../terminal-text.ts';

const MEGABYTE = 1e6;

/** What a backup contains, as part of a sentence. */
export function describeContent({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${formatCount(tables.length)} tables with ${formatCount(rows)} rows and ${formatCount(files.length)} files`;
}

/** Describes the checks of a restored database, one sentence per line. */
export function describeVerification(verification: DatabaseVerification): string {
  const { tables, rows, foreignTables } = verification;
  const lines = [
    `Proved equal to the backup: ${formatCount(rows)} rows in ${formatCount(tables)} tables by count, checksum and sums.`,
    describeIntegrity(verification).trimEnd(),
    ...foreignTables.map(
      (table) => `Not restored, because no release of the portal makes it: table ${toTerminalLine(table)}.`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

export function describeIntegrity({ audit, documents }: IntegrityReport): string {
  return `The audit chain holds ${formatCount(audit.links)} entries, and ${formatCount(documents)} printed documents are sealed.\n`;
}

/** Errors that the database had when it was backed up; empty if it had none. */
export function describeIntegrityErrors({ audit, brokenSeals }: IntegrityReport): string {
  const lines = [
    ...(audit.broken
      ? [`The audit chain is broken at row ${audit.broken.row} (${audit.broken.fault}).`]
      : []),
    ...(brokenSeals.length > 0 ? [`Documents whose seal is broken: ${brokenSeals.join(', ')}.`] : []),
  ];
  if (lines.length === 0) return '';
  return `${lines.join('\n')}\nThis was so in the database that was saved.\n`;
}

export function formatBytes(bytes: number): string {
  return `${formatNumber(bytes / MEGABYTE, { decimals: 1 })} MB`;
}

function formatCount(value: number): string {
  return formatNumber(value, { decimals: 0 });
}
