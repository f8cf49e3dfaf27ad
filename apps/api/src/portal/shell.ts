import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';

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
