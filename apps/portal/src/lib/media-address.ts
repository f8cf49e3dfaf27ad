/** The address of a published file, by its name. */
export function mediaAddress(file: string): string {
  return `/mediafiles/${encodeURIComponent(file)}`;
}
