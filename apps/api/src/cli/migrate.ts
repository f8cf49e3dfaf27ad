import { parseArgs } from 'node:util';
import { type Command, withDatabase } from './command.ts';

/** Brings the database to this release without starting a server, as before a rolling restart. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: {
    th: 'ปรับฐานข้อมูลให้ตรงกับรุ่นนี้ เหมือนที่เซิร์ฟเวอร์ทำเมื่อเริ่มทำงาน',
    en: 'Migrate the database to this release, as the server does when it starts.',
  },
  usage: { th: '', en: '' },
  run: async (args, io) => {
    parseArgs({ args, options: {} });
    const { rows } = await withDatabase(io, ({ pool }) =>
      pool.query<{ name: string }>('select max(name) as name from applied_migration'),
    );
    io.stdout.write(`The database is at ${rows[0]?.name}.\n`);
    return 0;
  },
};
