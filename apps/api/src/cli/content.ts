import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeClockFault, findClockFault } from '../db/deletion-clock.ts';
import { describeContentRefusal, describeContentResult } from '../modules/content/content-messages.ts';
import { ContentRefused } from '../modules/content/content-problems.ts';
import { importContent } from '../modules/content/import-content.ts';
import { createMediaStore } from '../modules/media/create-media-store.ts';
import type { Language } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type CommandIo, withDatabase } from './command.ts';
import { formatJsonList } from './json-list.ts';

/** Publishes a folder of pages, pictures and parts of the site: all of it, or nothing. */
export const contentCommand: Command = {
  name: 'content',
  summary: {
    th: 'เผยแพร่โฟลเดอร์ของหน้า ภาพ เมนู และแบนเนอร์ ทั้งหมดหรือไม่เผยแพร่เลย',
    en: 'Publish a folder of pages, pictures, menus and banners, all or nothing.',
  },
  usage: {
    th: `import โฟลเดอร์ [--dry-run] [--prune] [--json]

  โฟลเดอร์    ไฟล์ Markdown หรือ HTML ที่มี front matter และ site/ (docs/guides/publish.md)
  --dry-run  ตรวจและทำทุกขั้น แล้วยกเลิกทั้งหมด
  --prune    ลบหน้าที่ไม่มีไฟล์แล้วด้วย
  --json     พิมพ์ผลเป็น JSON`,
    en: `import FOLDER [--dry-run] [--prune] [--json]

  FOLDER     Markdown or HTML files with front matter, and site/ (docs/guides/publish.md)
  --dry-run  check and do everything, then roll back
  --prune    also delete pages whose files are missing
  --json     print the result as JSON`,
  },
  run: runContent,
};

async function runContent(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [action, folder, ...others] = positionals;
  if (action !== 'import' || folder === undefined || others.length > 0) {
    throw new OperatorError({
      th: 'ระบุโฟลเดอร์เนื้อหาหนึ่งโฟลเดอร์: npm run portal -- content import FOLDER',
      en: 'Name one folder of content: npm run portal -- content import FOLDER',
    });
  }
  const { 'dry-run': dryRun, json } = values;
  const command = 'content import';
  try {
    await withDatabase(io, async ({ pool }, config) => {
      const clockFault = await findClockFault(pool, { now: () => new Date() });
      if (clockFault) io.stderr.write(`${describeClockFault(clockFault)[language]}\n`);
      const result = await importContent(pool, {
        folder: path.resolve(io.env.INIT_CWD ?? process.cwd(), folder),
        media: createMediaStore(config),
        kind: 'own',
        dryRun,
        prune: values.prune,
        sweep: clockFault === null,
        now: new Date(),
      });
      const { topics, ...more } = result;
      const { vanished, ...counts } = topics;
      const items = vanished.map((file) => ({ file }));
      const lines = json
        ? [formatJsonList({ command, items, summary: { accepted: true, dryRun, ...counts, ...more } })]
        : describeContentResult(result, dryRun, language);
      io.stdout.write(`${lines.join('\n')}\n`);
    });
    return 0;
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    if (json) {
      const items = error.problems.map((problem) => ({ ...problem, reason: problem.reason[language] }));
      io.stdout.write(`${formatJsonList({ command, items, summary: { accepted: false, dryRun } })}\n`);
    } else io.stderr.write(`${describeContentRefusal(error, language).join('\n')}\n`);
    return 1;
  }
}
