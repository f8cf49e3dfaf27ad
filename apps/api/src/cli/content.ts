import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeContentRefusal, describeContentResult } from '../modules/content/content-messages.ts';
import { ContentRefused } from '../modules/content/content-problems.ts';
import { importContent } from '../modules/content/import-content.ts';
import { getMediaFolder } from '../modules/media/media-routes.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type CommandIo, withDatabase } from './command.ts';

/** Publishes a folder of pages, pictures and parts of the site: all of it, or nothing. */
export const contentCommand: Command = {
  name: 'content',
  summary: 'Publish a folder of pages, pictures, menus and banners, all or nothing.',
  usage: `import FOLDER [--dry-run] [--prune]

  FOLDER     Markdown or HTML files with front matter, and site/ (docs/guides/publish.md)
  --dry-run  check and do everything, then roll back
  --prune    also delete pages whose files are missing`,
  run: runContent,
};

async function runContent(args: string[], io: CommandIo): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
    },
  });
  const [action, folder, ...others] = positionals;
  if (action !== 'import' || folder === undefined || others.length > 0) {
    throw new OperatorError('ระบุโฟลเดอร์เนื้อหาหนึ่งโฟลเดอร์: npm run portal -- content import FOLDER');
  }
  const dryRun = values['dry-run'];
  try {
    await withDatabase(io, async ({ pool }, { dataDir }) => {
      const result = await importContent(pool, {
        folder: path.resolve(io.env.INIT_CWD ?? process.cwd(), folder),
        mediaFolder: getMediaFolder(dataDir),
        kind: 'own',
        dryRun,
        prune: values.prune,
        now: new Date(),
      });
      io.stdout.write(`${describeContentResult(result, dryRun).join('\n')}\n`);
    });
    return 0;
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    io.stderr.write(`${describeContentRefusal(error).join('\n')}\n`);
    return 1;
  }
}
