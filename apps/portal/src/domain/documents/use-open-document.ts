import { useEffect, useRef } from 'react';
import { isApiError, causesRedirect } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { takeFile, usePrintDocumentMutation } from './document-endpoints.ts';
import { saveFileAt, shareFile, showDocument } from './show-document.ts';

export type DocumentUse = 'show' | 'save' | 'share';

/** Opens a document, unless the member leaves the screen before it is loaded. */
export function useOpenDocument() {
  const [print, { isLoading: busy, error }] = usePrintDocumentMutation();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const open = async (path: string, fileName: string, use: DocumentUse) => {
    const { data: url } = await print(path);
    if (url === undefined) return;
    const file = takeFile(url);
    if (!here.current) URL.revokeObjectURL(url);
    else if (use === 'share' && file) await shareFile(url, file, fileName);
    else if (use === 'save') saveFileAt(url, fileName);
    else showDocument(url, fileName);
  };
  return {
    open: (path: string, fileName: string, use: DocumentUse = 'show') => {
      if (!busy) void open(path, fileName, use);
    },
    busy,
    refusal: toErrorMessage(error),
  };
}

function toErrorMessage(error: unknown): string | null {
  if (!isApiError(error) || error.kind === 'superseded' || causesRedirect(error)) return null;
  return getErrorSentence(error);
}
