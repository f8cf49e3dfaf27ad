import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { createContext, useContext } from 'react';

export const RuntimeConfigContext = createContext<RuntimeConfig | null>(null);

export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext);
  if (!config)
    throw new Error('useRuntimeConfig needs a RuntimeConfigContext above it: put one round the app');
  return config;
}
