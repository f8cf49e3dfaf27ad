/** Not a complete backup: truncated, changed, or another kind of file. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}
