import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { OWN_DISPLAY_COOKIE, type PageRenderer, type RenderedPage } from '@sahakorn/contract/page-render';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { getErrorMessage } from '../operator-error.ts';
import type { InternalRequest } from '../plugins/internal-requests.ts';
import { hasRenderer, loadRenderer, readSourceFiles } from './page-code.ts';
import { PageMemory } from './page-memory.ts';
import type { PortalFile } from './portal-files.ts';
import { publicOriginOf } from './public-origin.ts';
import { fillPage, withoutDisplayScript } from './shell.ts';

/** Compressed while a reader waits. */
const BROTLI_QUALITY = 5;
/** Stands for all addresses at which there is no page: they share one. */
const NOWHERE = '/404';

/** The portal's source that brings a rendered page to life. */
const STARTER = 'src/app/served/come-to-life.ts';

/** A rendered page as it is sent. */
export type ServedPage = PortalFile & Pick<RenderedPage, 'status' | 'topicId'> & { renderMs: number };

/** `reader` is an address, to whom limits apply. */
type Wanted = { address: string; origin: string | null; ownDisplay: boolean; reader: string };

type RenderedPagesOptions = {
  folder: string;
  /** The page that every route begins with. */
  shell: string;
  runtime: RuntimeConfig;
  publicOrigin: string | null;
  ask: InternalRequest;
  now: () => Date;
  renderWithinMs: number;
  log: FastifyBaseLogger;
};

/** The public pages as the server renders them. */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #usualShell: string;
  readonly #memory: PageMemory<ServedPage>;
  readonly #filesOf: (sources: readonly string[]) => string[];
  readonly #starter: string | null;
  #renderer: Promise<PageRenderer> | undefined;

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
    this.#usualShell = withoutDisplayScript(options.shell);
    this.#memory = new PageMemory(options.now);
    this.#filesOf = readSourceFiles(options.folder);
    this.#starter = this.#filesOf([STARTER])[0] ?? null;
  }

  /** Null for a build that cannot render. */
  static of(options: RenderedPagesOptions): RenderedPages | null {
    return hasRenderer(options.folder) ? new RenderedPages(options) : null;
  }

  /** Loads what renders, so that the first reader does not wait for it. */
  async warm(): Promise<void> {
    await this.#load();
  }

  /** The page at a path; null for one that the browser draws alone, or has to, since it cannot be rendered now. */
  async find(request: FastifyRequest, path: string): Promise<ServedPage | null> {
    const { log, publicOrigin, renderWithinMs } = this.#options;
    try {
      const renderer = await this.#load();
      const place = renderer.placeAt(path);
      if (place === 'own') return null;
      const origin = publicOriginOf(request, publicOrigin);
      const address = place === 'nothing' ? NOWHERE : request.url;
      const ownDisplay = hasOwnDisplay(request);
      const wanted = { address, origin, ownDisplay, reader: request.ip };
      const render = () => inTime(renderWithinMs, this.#render(renderer, wanted));
      return await this.#memory.recall(`${origin ?? ''} ${ownDisplay} ${address}`, render, (error) =>
        log.warn({ reason: getErrorMessage(error) }, 'a page could not be rendered anew'),
      );
    } catch (error) {
      log.error({ err: error }, 'a page could not be rendered');
      return null;
    }
  }

  #load(): Promise<PageRenderer> {
    this.#renderer ??= loadRenderer(this.#options.folder);
    return this.#renderer;
  }

  async #render(
    renderer: PageRenderer,
    { address, origin, ownDisplay, reader }: Wanted,
  ): Promise<ServedPage> {
    const { runtime, ask, now, log } = this.#options;
    const shell = ownDisplay ? this.#options.shell : this.#usualShell;
    const at = now();
    const begun = performance.now();
    const page = await renderer.renderPage({
      address,
      origin,
      now: at,
      runtime,
      ask: (feed) => ask(feed, reader),
    });
    const renderMs = performance.now() - begun;
    log.info({ ms: Math.round(renderMs * 10) / 10, status: page.status }, 'page rendered');
    const parts = { page, files: this.#filesOf(page.modules), starter: this.#starter };
    const body = Buffer.from(fillPage(shell, { ...parts, at }));
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      promisify(gzip)(body),
    ]);
    return {
      type: 'text/html; charset=utf-8',
      body,
      // The instant of the rendering makes no other page of it.
      etag: `W/"${digestOf(fillPage(shell, { ...parts, at: new Date(0) }))}"`,
      hashed: false,
      encoded: { br, gzip: gz },
      status: page.status,
      topicId: page.topicId,
      renderMs,
    };
  }
}

/** Whether the browser has display settings to show before anything else. */
function hasOwnDisplay({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split('; ').includes(`${OWN_DISPLAY_COOKIE}=1`) ?? false;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

async function inTime<Value>(withinMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the page was not rendered in time')), withinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
