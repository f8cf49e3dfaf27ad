/** One address and nothing else: no names, no lists, no line breaks, no quotes. */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const LONGEST_ADDRESS = 254;

/** Whether mail can be sent to, or from, what a register or a setting states. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}
