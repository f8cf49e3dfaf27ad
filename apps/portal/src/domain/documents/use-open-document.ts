import { useEffect, useRef } from 'react';
import { isApiError, causesRedirect } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { usePrintDocumentMutation } from './document-endpoints.ts';
import { showDocument } from './show-document.ts';

/** The way to a document. One that comes after its asker has left the screen is dropped. */
export function useOpenDocument() {
  const [print, { isLoading: busy, error }] = usePrintDocumentMutation();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const open = async (path: string, fileName: string) => {
    const { data: url } = await print(path);
    if (url === undefined) return;
    if (here.current) showDocument(url, fileName);
    else URL.revokeObjectURL(url);
  };
  return {
    /** Opens or saves the PDF at this path of the API; ignored while busy. */
    open: (path: string, fileName: string) => {
      if (!busy) void open(path, fileName);
    },
    busy,
    refusal: toRefusal(error),
  };
}

function toRefusal(error: unknown): string | null {
  if (!isApiError(error) || error.kind === 'superseded' || causesRedirect(error)) return null;
  return getErrorSentence(error);
}
