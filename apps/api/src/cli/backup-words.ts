import { formatNumber } from '@sahakorn/thai/number';
import type { Manifest } from '../modules/backup/manifest.ts';
import type { DatabaseProof, Examination } from '../modules/backup/restore-database.ts';

const MEGABYTE = 1e6;

/** What a backup contains, as part of a sentence. */
export function describeContent({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${whole(tables.length)} tables with ${whole(rows)} rows and ${whole(files.length)} files`;
}

/** Describes the checks of a restored database, one sentence per line. */
export function describeProof(proof: DatabaseProof): string {
  const { tables, rows, foreignTables } = proof;
  const lines = [
    `Proved equal to the backup: ${whole(rows)} rows in ${whole(tables)} tables by count, checksum and sums.`,
    describeExamination(proof).trimEnd(),
    ...foreignTables.map(
      (table) => `Not restored, because no release of the portal makes it: table ${table}.`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

export function describeExamination({ audit, documents }: Examination): string {
  return `The audit chain holds ${whole(audit.links)} entries, and ${whole(documents)} printed documents are sealed.\n`;
}

/** Errors that the database had when it was backed up; empty if it had none. */
export function describeFaults({ audit, brokenSeals }: Examination): string {
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

function whole(value: number): string {
  return formatNumber(value, { decimals: 0 });
}
