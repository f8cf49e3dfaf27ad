import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type FeedRequest,
  OWN_DISPLAY_COOKIE,
  type PageRedirect,
  type PageRequest,
  type RenderedPage,
} from '@sahakorn/contract/page-render';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { ExpiringCache } from '../cache/expiring-cache.ts';
import { addressBucket } from '../client/address-bucket.ts';
import { RateLimited, ServiceUnavailable } from '../errors/domain-errors.ts';
import { getStatus } from '../errors/failure.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import type { PerMinute } from '../limits/limits.ts';
import { getErrorMessage } from '../operator-error.ts';
import type { InternalRequest } from '../plugins/internal-requests.ts';
import { PageCache } from './page-cache.ts';
import { type LoadedRenderer, loadPageRenderer } from './page-renderer.ts';
import type { PortalFile } from './portal-files.ts';
import { getPublicOrigin } from './public-origin.ts';

/** A page is compressed while its first reader waits. */
const BROTLI_QUALITY = 5;

/** More at once would delay members' requests; readers beyond them get the shell. */
const RENDERINGS = { running: 16, waiting: 16 };

/** A shell changes with the build and the settings, and so with the process. */
const SHELL_TTL_MS = 24 * 3_600_000;

const RATE_LIMITED = getStatus('rate_limited');

/** Addresses whose kind is remembered. */
const KINDS_MAX = 1000;

/** Stands for every address that has no page: they all look the same, and fill the memory only once. */
const UNKNOWN_ADDRESS = '/404';

/** A page as it is sent. `renderMs` is null if the browser renders its screen. */
export type PageFile = PortalFile &
  Pick<RenderedPage, 'status' | 'topicId'> & {
    renderMs: number | null;
    /** Sources of the styles in the page, for its content security policy. */
    styleHashes: readonly string[];
  };

type PageKind = { isPage: boolean; isRendered: boolean; searchParams: readonly string[] };

type PagesOptions = {
  folder: string;
  runtime: RuntimeConfig;
  publicOrigin: string | null;
  internalRequest: InternalRequest;
  /** Per client address: any new query string asks for a page that is not in the cache. */
  renderings: PerMinute;
  now: () => Date;
  renderWithinMs: number;
  log: FastifyBaseLogger;
};

/**
 * The pages of the portal: public ones with their screen, the others as a shell for the browser to render in.
 */
export class Pages {
  readonly #options: PagesOptions;
  readonly #cache: PageCache<PageFile | PageRedirect>;
  /** Pages with search parameters: anyone can make up any number, which must not evict the others. */
  readonly #searchCache: PageCache<PageFile | PageRedirect>;
  /** Compressed shells by their HTML: the screens of all members share them. */
  readonly #shells: ExpiringCache<PageFile>;
  /** The kinds of pages by path: matching one against all routes costs more than the rest of an answer. */
  readonly #kinds = new Map<string, PageKind>();
  readonly #queue = new FairQueue(RENDERINGS);
  #renderer: Promise<LoadedRenderer> | undefined;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#cache = new PageCache(options.now);
    this.#searchCache = new PageCache(options.now);
    this.#shells = new ExpiringCache({ ttlMs: SHELL_TTL_MS, now: options.now });
  }

  /** Loads the renderer, so that the first reader does not wait for it. */
  load(): Promise<LoadedRenderer> {
    this.#renderer ??= loadPageRenderer(this.#options.folder);
    return this.#renderer;
  }

  /** The page at a path as the client wrote it, or where it leads instead. The router decodes it. */
  async find(request: FastifyRequest, path: string): Promise<PageFile | PageRedirect> {
    const { runtime, publicOrigin, now, renderings, renderWithinMs, log } = this.#options;
    const renderer = await this.load();
    const { isPage, isRendered, searchParams } = this.#getKind(renderer, path);
    const page = {
      address: isPage ? pickSearchParams(request.url, searchParams) : UNKNOWN_ADDRESS,
      origin: getPublicOrigin(request, publicOrigin),
      now: now(),
      runtime,
      ownDisplay: hasOwnDisplay(request),
    };
    const shell = () => this.#compressShell(renderer, renderer.renderShell(page));
    if (!isRendered) return shell();
    const render = async () => {
      await renderings.take(request.ip);
      const owner = { address: addressBucket(request.ip) };
      return withTimeout(renderWithinMs, (signal) =>
        this.#queue.run(owner, signal, () => this.#render(renderer, page, request.ip)),
      );
    };
    try {
      const key = `${page.origin ?? ''} ${page.ownDisplay} ${page.address}`;
      const cache = page.address.includes('?') ? this.#searchCache : this.#cache;
      return await cache.get(key, render, (error) => {
        const reason = getErrorMessage(error);
        if (!(error instanceof RateLimited)) log.warn({ reason }, 'a page could not be rendered again');
      });
    } catch (error) {
      if (error instanceof ServiceUnavailable) log.warn({ reason: error.message }, 'a page was not rendered');
      else if (!(error instanceof RateLimited)) log.error({ err: error }, 'a page could not be rendered');
      return shell();
    }
  }

  #getKind(renderer: LoadedRenderer, path: string): PageKind {
    const known = this.#kinds.get(path);
    if (known) return known;
    const kind = {
      isPage: renderer.isPage(path),
      isRendered: renderer.isRendered(path),
      searchParams: renderer.listSearchParams(path),
    };
    if (this.#kinds.size >= KINDS_MAX) this.#kinds.clear();
    this.#kinds.set(path, kind);
    return kind;
  }

  #compressShell(renderer: LoadedRenderer, shell: RenderedPage): Promise<PageFile> {
    return this.#shells.getOrLoad(shell.html, () => toFile(renderer, shell, null));
  }

  async #render(
    renderer: LoadedRenderer,
    request: Omit<PageRequest, 'fetchFeed'>,
    address: string,
  ): Promise<PageFile | PageRedirect> {
    const { internalRequest, log } = this.#options;
    let refusal: RateLimited | null = null;
    const fetchFeed = async (feed: FeedRequest) => {
      const answer = await internalRequest(feed, address);
      // The call itself logs the refusal. The browser repeats it, and shows how long to wait.
      if (answer.status === RATE_LIMITED) refusal = new RateLimited(1);
      return answer;
    };
    const startedAt = performance.now();
    const page = await renderer.renderPage({ ...request, fetchFeed }).catch((error: unknown) => {
      throw refusal ?? error;
    });
    if ('location' in page) return page;
    const renderMs = performance.now() - startedAt;
    log.info({ ms: Math.round(renderMs * 10) / 10, status: page.status }, 'page rendered');
    return toFile(renderer, page, renderMs);
  }
}

async function toFile(
  renderer: LoadedRenderer,
  page: RenderedPage,
  renderMs: number | null,
): Promise<PageFile> {
  const body = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(body),
  ]);
  const digest = createHash('sha256').update(page.content).digest('base64url').slice(0, 22);
  return {
    type: 'text/html; charset=utf-8',
    body,
    etag: `W/"${digest}"`,
    hashed: false,
    encoded: { br, gzip: gz },
    status: page.status,
    topicId: page.topicId,
    renderMs,
    styleHashes: page.inlineStyles.map((file) => renderer.getStyleHash(file)),
  };
}

/** An address with only the named parameters, each once, in the order of the names. */
function pickSearchParams(address: string, names: readonly string[]): string {
  const [path = '', query = ''] = address.split('?', 2);
  const given = new URLSearchParams(query);
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked.size === 0 ? path : `${path}?${picked.toString()}`;
}

/** Whether the browser has display settings to show before anything else. */
function hasOwnDisplay({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split('; ').includes(`${OWN_DISPLAY_COOKIE}=1`) ?? false;
}

async function withTimeout<Value>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const late = new AbortController();
  const error = new Error('the page was not rendered in time');
  const timer = setTimeout(() => late.abort(error), timeoutMs);
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  late.signal.addEventListener('abort', () => reject(error), { once: true });
  try {
    return await Promise.race([work(late.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
