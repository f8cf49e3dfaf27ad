import type pg from 'pg';
import type { ReadyContent } from './publish-folder.ts';

/** Publishes a changed text as a new version, which every member must accept. Returns its number. */
export async function writeTerms(
  client: pg.ClientBase,
  { title, bodyHtml }: NonNullable<ReadyContent['terms']>,
  now: Date,
): Promise<number | null> {
  const { rows } = await client.query<{ version: number }>(
    `insert into terms (version, title, body_html, published_at)
     select (select coalesce(max(version), 0) + 1 from terms), $1::text, $2::text, $3::timestamptz
     where not exists (
       select from terms where version = (select max(version) from terms) and (title, body_html) = ($1, $2))
     returning version`,
    [title, bodyHtml, now],
  );
  return rows[0]?.version ?? null;
}

/** Publishes a changed text, or changed consent purposes, as a new version. Returns its number. */
export async function writePrivacyNotice(
  client: pg.ClientBase,
  { title, bodyHtml, consents }: NonNullable<ReadyContent['privacy']>,
  now: Date,
): Promise<number | null> {
  const { rows } = await client.query<{ version: number }>(
    `insert into privacy_notice (version, title, body_html, consents, published_at)
     select (select coalesce(max(version), 0) + 1 from privacy_notice), $1::text, $2::text, $3::jsonb, $4::timestamptz
     where not exists (
       select from privacy_notice
       where version = (select max(version) from privacy_notice) and (title, body_html, consents) = ($1, $2, $3))
     returning version`,
    [title, bodyHtml, JSON.stringify(consents), now],
  );
  return rows[0]?.version ?? null;
}
