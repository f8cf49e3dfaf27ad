import { z } from 'zod';

/** The layout of a backup. A release reads this one and refuses others. */
export const FORMAT = 1;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const TableRecord = z.object({
  name: z.string(),
  /** In the order of the copied text; computed columns are left out. */
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of the table's text as COPY writes it. */
  sha256: Sha256,
  /** The sum of each `numeric` column as a decimal string, null if the column has no values. */
  sums: z.record(z.string(), z.string().nullable()),
});

const SequenceState = z.object({ name: z.string(), value: z.string(), called: z.boolean() });

const FileRecord = z.object({
  path: z.string(),
  bytes: z.number().int(),
  /** Permissions, without setuid and setgid. */
  mode: z.number().int().min(0).max(0o777),
  sha256: Sha256,
});

/** What a backup contains, and what restoring it must result in. The last entry of the archive. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that made it, with its commit if that is known. */
  release: z.string(),
  /** The moment of its snapshot, ISO 8601. */
  madeAt: z.string(),
  /** The major version of the PostgreSQL. */
  postgresql: z.number().int(),
  migrations: z.array(z.object({ name: z.string(), sha256: Sha256 })),
  tables: z.array(TableRecord),
  sequences: z.array(SequenceState),
  /** The hash of the last audit entry in hex, empty if there is none. */
  auditHead: z.string(),
  files: z.array(FileRecord),
});

export type Manifest = z.infer<typeof Manifest>;
export type TableRecord = z.infer<typeof TableRecord>;
export type SequenceState = z.infer<typeof SequenceState>;
export type FileRecord = z.infer<typeof FileRecord>;
