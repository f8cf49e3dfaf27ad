import { useEffect } from 'react';
import { useRuntimeConfig } from '../config/use-runtime-config.ts';
import { tabTitle } from './tab-title.ts';

/** Names the browser's tab after what a screen shows, once it is known; the route table's title stands until then. */
export function useOwnTitle(title: string | undefined): void {
  const { coopNameTH } = useRuntimeConfig();
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title, coopNameTH);
  }, [title, coopNameTH]);
}
