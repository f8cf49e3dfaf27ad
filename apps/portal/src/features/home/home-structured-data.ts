import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { JsonLd } from '../../components/page-meta.tsx';
import { SCHEMA_ORG, organisationId } from '../../components/structured-data.ts';
import type { SiteFooter } from '../../domain/site/site-from-wire.ts';
import { paths } from '../../lib/paths.ts';

export function describeSite(
  { coopNameTH, coopNameEN, coopAddress, contactPhone, www_description }: RuntimeConfig,
  origin: string,
  footer: SiteFooter | null,
): JsonLd[] {
  const links = footer ? [footer.chat, ...footer.social].flatMap((link) => (link ? [link.url] : [])) : [];
  const id = organisationId(origin);
  const url = origin + paths.home();
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'Organization',
      '@id': id,
      name: coopNameTH,
      alternateName: coopNameEN || undefined,
      description: www_description || undefined,
      url,
      address: footer?.address || coopAddress || undefined,
      telephone: contactPhone || footer?.phones[0]?.number,
      email: footer?.emails[0],
      sameAs: links.length > 0 ? links : undefined,
    },
    {
      '@context': SCHEMA_ORG,
      '@type': 'WebSite',
      name: coopNameTH,
      url,
      inLanguage: 'th',
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${paths.search('')}{search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
