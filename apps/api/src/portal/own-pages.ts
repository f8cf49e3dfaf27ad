import type { FastifyBaseLogger } from 'fastify';
import { getErrorMessage } from '../operator-error.ts';
import { hasRenderer, loadRenderer, readSourceFiles } from './page-code.ts';
import { compressAll, type PortalFile, portalFile } from './portal-files.ts';
import { linksOf, withLinks } from './shell.ts';

type OwnPagesOptions = {
  folder: string;
  /** The page that every route begins with. */
  shell: string;
  log: FastifyBaseLogger;
};

/** The pages that a browser draws alone: the shell, and the code of the screen beside it rather than behind it. */
export class OwnPages {
  readonly #options: OwnPagesOptions;
  readonly #filesOf: (sources: readonly string[]) => string[];
  /** By the files that they name: as many as there are screens. */
  readonly #pages = new Map<string, Promise<PortalFile>>();

  constructor(options: OwnPagesOptions) {
    this.#options = options;
    this.#filesOf = readSourceFiles(options.folder);
  }

  /** The page at a path; the bare shell where there is no screen, or where the build does not say what it needs. */
  async at(path: string): Promise<PortalFile> {
    const { shell } = this.#options;
    const links = linksOf(this.#filesOf(await this.#sourcesAt(path)), shell);
    const key = links.join('');
    const made = this.#pages.get(key) ?? makePage(withLinks(shell, links));
    this.#pages.set(key, made);
    return made;
  }

  async #sourcesAt(path: string): Promise<readonly string[]> {
    const { folder, log } = this.#options;
    if (!hasRenderer(folder)) return [];
    try {
      return (await loadRenderer(folder)).sourcesAt(path);
    } catch (error) {
      log.error({ reason: getErrorMessage(error) }, 'a page goes out without naming its code');
      return [];
    }
  }
}

async function makePage(html: string): Promise<PortalFile> {
  const page = portalFile('text/html; charset=utf-8', Buffer.from(html));
  await compressAll([page]);
  return page;
}
