import type { Bilingual } from '../../../language.ts';

/** A rule of a map that cannot be used. */
export class MapError extends Error {
  override name = 'MapError';
  readonly reason: Bilingual;

  constructor(reason: Bilingual) {
    super(reason.th);
    this.reason = reason;
  }
}
