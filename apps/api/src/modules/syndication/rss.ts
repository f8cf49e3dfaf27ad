import { xmlElement, xmlText } from './xml.ts';

export type RssItem = { title: string; address: string; published: Date; category: string; excerpt: string };

export type RssChannel = {
  title: string;
  description: string;
  /** The addresses of the site and of the feed. */
  address: string;
  self: string;
  items: readonly RssItem[];
};

/** RSS 2.0, the newest first. */
export function writeRss({ title, description, address, self, items }: RssChannel): string {
  const newest = items[0]?.published;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', address),
    xmlElement('description', description || title),
    xmlElement('language', 'th'),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml" />`,
    ...(newest ? [xmlElement('lastBuildDate', newest.toUTCString())] : []),
    ...items.map(writeItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function writeItem({ title, address, published, category, excerpt }: RssItem): string {
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement('pubDate', published.toUTCString()),
    xmlElement('category', category),
    ...(excerpt === '' ? [] : [xmlElement('description', excerpt)]),
    '</item>',
  ].join('\n');
}
