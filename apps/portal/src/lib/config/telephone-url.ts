export function getTelephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
