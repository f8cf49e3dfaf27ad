import { paths } from '../lib/paths.ts';
import type { JsonLd } from './page-meta.tsx';

export const SCHEMA_ORG = 'https://schema.org';

export function organisationId(origin: string): string {
  return `${origin}/#organization`;
}

export function createBreadcrumb(origin: string, steps: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'หน้าแรก', path: paths.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
