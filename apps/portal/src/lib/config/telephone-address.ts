/** The address that a telephone dials: `02 000 0001` gives `tel:020000001`. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
