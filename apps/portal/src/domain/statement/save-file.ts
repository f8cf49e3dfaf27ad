/** Long enough for a member who is asked where to save. */
const KEPT_MS = 60_000;

/** Saves a text under a name, as if it had been downloaded. */
export function saveFile(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
