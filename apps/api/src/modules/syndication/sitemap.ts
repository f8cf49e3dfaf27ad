import { xmlElement } from './xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page by its absolute address; `changed` is null if unknown. */
export type SitemapEntry = { address: string; changed: Date | null };

/** The pages of a site, at most 50,000 of them (sitemaps.org). */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  return [
    HEAD,
    `<urlset xmlns="${NAMESPACE}">`,
    ...entries.map(({ address, changed }) => {
      const changedOn = changed ? xmlElement('lastmod', changed.toISOString()) : '';
      return `<url>${xmlElement('loc', address)}${changedOn}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

/** The index of a sitemap with several files. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  return [
    HEAD,
    `<sitemapindex xmlns="${NAMESPACE}">`,
    ...addresses.map((address) => `<sitemap>${xmlElement('loc', address)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}
