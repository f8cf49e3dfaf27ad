import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { DOCUMENT_KEY } from './create-documents.ts';
import { getSealedFields } from './document-register.ts';
import { createSeal, sealsMatch } from './document-seal.ts';

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
    const rows = await db
      .selectFrom('issued_document')
      .selectAll()
      .where('code', '>', after)
      .orderBy('code')
      .limit(BATCH)
      .execute();
    documents += rows.length;
    for (const row of rows) {
      const seals = secret && sealsMatch(row.seal, createSeal(secret.value, getSealedFields(row)));
      if (!seals) broken.push(row.code);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return { documents, broken };
    after = last.code;
  }
}
