/** A single address: no names, lists, line breaks or quotes. */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const MAX_ADDRESS_LENGTH = 254;

/** Whether a text is a valid mail address. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}
