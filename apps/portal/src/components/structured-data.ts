import { paths } from '../lib/paths.ts';
import type { JsonLd } from './page-meta.tsx';

/** The vocabulary of all structured data. */
export const SCHEMA_ORG = 'https://schema.org';

/** Identifies the cooperative in structured data. */
export function organisationId(origin: string): string {
  return `${origin}/#organization`;
}

/** The way from the home page to a page. */
export function createBreadcrumb(origin: string, steps: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'หน้าแรก', path: paths.home() }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
