import { type RenderedPage, SERVED_PAGE_ID } from '@sahakorn/contract/page-render';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';

const ROOT_ID = 'root';
const BLOCK_ID = 'runtime-config';

/**
 * The page that every route of the portal begins with: the build's `index.html` with the cooperative's name,
 * description and settings. The settings are data, not script, so that the page needs no inline code.
 */
export function fillShell(html: string, runtime: RuntimeConfig): string {
  const title = `<title>${escapeHtml(runtime.coopNameTH)}</title>`;
  const description = `<meta name="description" content="${escapeHtml(runtime.www_description)}" />`;
  const block = `<script type="application/json" id="${BLOCK_ID}">${escapeJson(runtime)}</script>`;
  let page = html.replace(/<html(?![^>]*\slang=)/i, '<html lang="th"');
  page = dressIn(page, runtime.theme);
  page = put(page, /<title>[^<]*<\/title>/i, title);
  page = put(page, /<meta\s+name="description"[^>]*>/i, description);
  return put(page, new RegExp(`<script[^>]*\\sid="${BLOCK_ID}"[^>]*>[^<]*</script>`, 'i'), block);
}

type ServedParts = {
  page: RenderedPage;
  /** The instant of its rendering. */
  at: Date;
  /** The addresses of the page's own code. */
  files: readonly string[];
  /** The script that brings the page to life once it is seen; null for a build that has none. */
  starter: string | null;
};

const MODULE_SCRIPT = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/gi;

/**
 * The shell with a page that the server rendered in it: no splash, nothing that asks for JavaScript, and what the page
 * was made of as data.
 */
export function fillPage(shell: string, { page, at, files, starter }: ServedParts): string {
  const { head, body, data, gray } = page;
  const block = `<script type="application/json" id="${SERVED_PAGE_ID}" data-at="${at.toISOString()}">${data}</script>`;
  const dressed =
    starter === null ? withLinks(shell, linksOf(files, shell)) : withStarter(shell, files, starter);
  let html = dressed
    .replace(/\s*<meta\s+name="description"[^>]*>/i, '')
    .replace(/<title>[^<]*<\/title>/i, () => head)
    .replace(/(<body\b[^>]*>)[\s\S]*(<\/body>)/i, (_all, begin: string, end: string) =>
      [begin, `<div id="${ROOT_ID}">${body}</div>`, block, end].join('\n    '),
    )
    // The page is there to be read: its script comes behind its styles, fonts and pictures.
    .replaceAll(
      /<(?:script type="module"|link rel="modulepreload")(?! fetchpriority)/gi,
      '$& fetchpriority="low"',
    );
  if (gray) html = html.replace(/<html\b/i, '<html data-grayscale');
  return html;
}

/** One small script in the place of all that the page comes to life with: it knows their addresses. */
function withStarter(shell: string, files: readonly string[], starter: string): string {
  const run = [...shell.matchAll(MODULE_SCRIPT)].map(([, address]) => address ?? '');
  const ahead = files.filter((file) => file.endsWith('.js') && !run.includes(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const script = `<script type="module" crossorigin src="${starter}" data-run="${run.join(' ')}" data-fetch="${ahead.join(' ')}"></script>`;
  return withLinks(shell.replaceAll(MODULE_SCRIPT, ''), [...linksOf(styles, shell), script]);
}

/** Tags for the files that a page needs beside those which the shell names: they come with it, not one after the other. */
export function linksOf(files: readonly string[], shell: string): string[] {
  return files
    .filter((file) => !shell.includes(`"${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${file}" />`
        : `<link rel="modulepreload" crossorigin href="${file}" />`,
    );
}

/** Puts tags at the head's end. */
export function withLinks(shell: string, links: readonly string[]): string {
  return shell.replace(/<\/head>/i, (end) => [...links, end].join('\n    '));
}

/** The page for a reader with the usual display settings: without the script that would look for others. */
export function withoutDisplayScript(shell: string): string {
  return shell.replace(/\s*<script data-display\b[^>]*><\/script>/i, '');
}

/** Names the theme before anything is painted, and asks ahead for no fonts but its own. */
function dressIn(page: string, theme: RuntimeConfig['theme']): string {
  return page
    .replace(/(<html[^>]*\sdata-theme=")[^"]*/i, (_all, before: string) => before + theme)
    .replaceAll(/\s*<link data-themes="([^"]*)"[^>]*>/gi, (link, themes: string) =>
      themes.split(' ').includes(theme) ? link : '',
    );
}

/** Replaces what the build left for us, or else adds it to the head. */
function put(page: string, place: RegExp, text: string): string {
  if (place.test(page)) return page.replace(place, () => text);
  return page.replace(/<\/head>/i, () => `${text}</head>`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Inside a script element only `<` can end it or begin a comment. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
