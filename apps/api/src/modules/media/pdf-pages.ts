/** The number of pages of a PDF, or null if it is in a compressed stream. */
export function countPdfPages(content: Uint8Array): number | null {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  const counts = [...text.matchAll(/\/Type\s*\/Pages\b[^>]{0,2000}?\/Count\s+(\d{1,5})/g)];
  const reversed = [...text.matchAll(/\/Count\s+(\d{1,5})[^>]{0,2000}?\/Type\s*\/Pages\b/g)];
  const found = [...counts, ...reversed].map(([, count]) => Number(count));
  return found.length > 0 ? Math.max(1, ...found) : null;
}
