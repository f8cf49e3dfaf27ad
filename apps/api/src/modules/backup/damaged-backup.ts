/** Bytes that are not those of a whole backup: cut short, changed, or of another kind of file. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}
