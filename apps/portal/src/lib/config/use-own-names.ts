import { useRuntimeConfig } from './use-runtime-config.ts';

/** The names of the cooperative that nobody else may write under. */
export function useOwnNames(): readonly string[] {
  const { coopNameTH, coopNameEN, coopShortName } = useRuntimeConfig();
  return [coopNameTH, coopNameEN, coopShortName];
}
