import { useRuntimeConfig } from './use-runtime-config.ts';

/** The cooperative's names, which a password must not contain. */
export function useCooperativeNames(): readonly string[] {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  return [coopNameTH, coopNameEN];
}
