import { useRuntimeConfig } from './use-runtime-config.ts';

/** The cooperative's names in both languages: nobody's password may be one. */
export function useCooperativeNames(): readonly string[] {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  return [coopNameTH, coopNameEN];
}
