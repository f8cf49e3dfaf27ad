import { useRuntimeConfig } from './use-runtime-config.ts';

export function useCooperativeNames(): readonly string[] {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  return [coopNameTH, coopNameEN];
}
