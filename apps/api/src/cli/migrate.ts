import { parseArgs } from 'node:util';
import type { Language } from '../language.ts';
import { type Command, withDatabase } from './command.ts';

const STATE: Readonly<Record<Language, (migration: string) => string>> = {
  th: (migration) => `ฐานข้อมูลปรับถึง ${migration} แล้ว`,
  en: (migration) => `The database is at ${migration}.`,
};

/** Brings the database to this release without starting a server, as before a rolling restart. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: {
    th: 'ปรับฐานข้อมูลให้ตรงกับรุ่นนี้ เหมือนที่เซิร์ฟเวอร์ทำเมื่อเริ่มทำงาน',
    en: 'Migrate the database to this release, as the server does when it starts.',
  },
  usage: { th: '', en: '' },
  run: async (args, io, language) => {
    parseArgs({ args, options: {} });
    const { rows } = await withDatabase(io, ({ pool }) =>
      pool.query<{ name: string }>('select max(name) as name from applied_migration'),
    );
    io.stdout.write(`${STATE[language](rows[0]?.name ?? '')}\n`);
    return 0;
  },
};
