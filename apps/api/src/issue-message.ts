import type { Bilingual } from './language.ts';

/** Stands in no text of a file: PostgreSQL cannot store it, so it is refused first. */
const BETWEEN = '\0';

/** A text in both languages as the one message that an issue of zod has. */
export function toIssueMessage({ th, en }: Bilingual): string {
  return `${th}${BETWEEN}${en}`;
}

/** The text of such a message; a message of zod itself is English only. */
export function readIssueMessage(message: string): Bilingual {
  const [th = '', en = th] = message.split(BETWEEN);
  return { th, en };
}
