export function mediaAddress(file: string): string {
  return `/mediafiles/${encodeURIComponent(file)}`;
}
