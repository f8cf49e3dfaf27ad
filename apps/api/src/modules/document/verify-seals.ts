import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { DOCUMENT_KEY } from './create-documents.ts';
import { listIssued } from './document-queries.ts';
import { isIntact } from './document-seal.ts';

const BATCH = 2000;

/**
 * Verifies the seal of every printed document: how many there are, and the codes of those that were changed.
 */
export async function verifySeals(db: Kysely<Database>): Promise<{ documents: number; broken: string[] }> {
  const secret = await db
    .selectFrom('kept_secret')
    .select('value')
    .where('name', '=', DOCUMENT_KEY)
    .executeTakeFirst();
  const broken: string[] = [];
  let documents = 0;
  for (let after = ''; ;) {
    const stored = await listIssued(db, (issued) =>
      // oxlint-disable-next-line eslint/no-loop-func -- called at once
      issued.where('code', '>', after).orderBy('code').limit(BATCH),
    );
    documents += stored.length;
    for (const document of stored) {
      if (!secret || !isIntact(secret.value, document)) broken.push(document.row.code);
    }
    const last = stored.at(-1);
    if (!last || stored.length < BATCH) return { documents, broken };
    after = last.row.code;
  }
}
