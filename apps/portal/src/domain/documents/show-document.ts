/** Long enough for a slow tab or a save dialog to read the file. */
const REVOKE_AFTER_MS = 60_000;

const IPAD_TOUCH_POINTS = 2;

/**
 * Opens a PDF in a new tab. Downloads it where the browser cannot show PDFs or blocks the tab, and on iOS, which cannot
 * open blobs in another tab. Revokes the URL later.
 */
export function showDocument(url: string, fileName: string): void {
  if (!canShowPdf(navigator) || !openTab(url)) download(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

function canShowPdf({ pdfViewerEnabled, userAgent, maxTouchPoints }: Navigator): boolean {
  const iOs =
    /iPhone|iPad|iPod/.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints >= IPAD_TOUCH_POINTS);
  return pdfViewerEnabled && !iOs;
}

/** False if the popup is blocked. `noopener` would hide that, so `opener` is cleared afterwards. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}

export function saveFileAt(url: string, fileName: string): void {
  download(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

export function saveCsv(text: string, fileName: string): void {
  saveFileAt(URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' })), fileName);
}

function download(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

export function canShareFiles(): boolean {
  return (
    navigator.canShare?.({ files: [new File([], 'document.pdf', { type: 'application/pdf' })] }) ?? false
  );
}

export async function shareFile(url: string, blob: Blob, fileName: string): Promise<void> {
  const files = [new File([blob], fileName, { type: blob.type })];
  try {
    await navigator.share({ files, title: fileName });
    URL.revokeObjectURL(url);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') URL.revokeObjectURL(url);
    else saveFileAt(url, fileName);
  }
}
