import { OperatorError } from '../operator-error.ts';

/** The storage of published files does not answer, or refuses the key: the same may succeed later. */
export class MediaUnavailable extends OperatorError {
  override name = 'MediaUnavailable';
  readonly code = 'EMEDIA';
}
