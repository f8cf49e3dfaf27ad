import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { getImportTable } from './tables/import-tables.ts';
import { BooksRefused, Refusal } from './values/problems.ts';
import { runImport, useBooks } from './test/books.ts';
import { readValue } from './values/values.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../../../shared/data/hostile/blns.json');
const present = existsSync(FILE);

const { pool } = useTestDatabase();
const books = useBooks();
const surname = getImportTable('member').columns.find(({ name }) => name === 'member_surname');

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

describe.skipIf(!present)(
  `the naughty strings${present ? '' : ', which do not lie beside the repository'}`,
  () => {
    const strings = present ? (JSON.parse(readFileSync(FILE, 'utf8')) as string[]) : [];
    const kept = strings.map((text) => (surname ? readValue(surname, text) : null));
    const good = strings.filter((_, index) => typeof kept[index] === 'string' && kept[index] !== '');

    const asJson = (texts: readonly string[]): string =>
      texts
        .map(
          (text, index) =>
            `${JSON.stringify({ membership_no: index, member_name: 'ก', member_surname: text })}\n`,
        )
        .join('');
    const asCsv = (texts: readonly string[]): string =>
      `membership_no,member_name,member_surname\r\n${texts.map((text, index) => `${index},ก,"${text.replaceAll('"', '""')}"\r\n`).join('')}`;

    it('are refused or kept, one by one, and stop nothing', async () => {
      const error: unknown = await runImport(pool, await books({ 'member.jsonl': asJson(strings) })).catch(
        (reason: unknown) => reason,
      );
      const refused = kept.filter((value) => value instanceof Refusal).length;
      expect(error).toBeInstanceOf(BooksRefused);
      expect(error).toMatchObject({ count: refused, stage: 'rows' });
      expect(refused).toBeLessThan(30);
    });

    it.each([
      ['member.jsonl', asJson],
      ['member.csv', asCsv],
    ])('come back from the database as they were read from %s', async (name, write) => {
      const texts = name.endsWith('csv')
        ? good.filter((text) => text !== 'NULL' && text !== String.raw`\N`)
        : good;
      await runImport(pool, await books({ [name]: write(texts) }));
      const { rows } = await pool.query('select member_surname from member order by membership_no');
      expect(rows.map((row: { member_surname: string }) => row.member_surname)).toEqual(
        texts.map((text) => (surname ? readValue(surname, text) : null)),
      );
    });

    it('are no headings that could hurt', async () => {
      const headings = [
        ...new Set(
          strings.filter((text) => text.trim() !== '' && !/["\r\n]/.test(text)).map((text) => text.trim()),
        ),
      ];
      const quoted = headings.map((text) => `"${text}"`).join(',');
      const file = `membership_no,member_name,member_surname,${quoted}\n1,ก,ข,${headings.map(() => '').join(',')}\n`;
      const result = await runImport(pool, await books({ 'member.csv': file })).catch(
        (reason: unknown) => reason,
      );
      expect(
        result instanceof BooksRefused ||
          (typeof result === 'object' && result !== null && 'books' in result),
      ).toBe(true);
    });
  },
);
