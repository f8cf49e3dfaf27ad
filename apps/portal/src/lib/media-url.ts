export function getMediaUrl(file: string): string {
  return `/mediafiles/${encodeURIComponent(file)}`;
}
