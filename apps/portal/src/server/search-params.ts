import type { SearchParamsOfScreens } from '../lib/screen.ts';

const byPattern = new Map<string, readonly string[]>(
  Object.values(
    import.meta.glob<SearchParamsOfScreens>('../features/*/search-params.ts', {
      eager: true,
      import: 'searchParams',
    }),
  ).flatMap((ofFeature) => Object.entries(ofFeature)),
);

/** The search parameters that the screen of a route reads. */
export function getSearchParams(pattern: string | undefined): readonly string[] {
  return byPattern.get(pattern ?? '') ?? [];
}
