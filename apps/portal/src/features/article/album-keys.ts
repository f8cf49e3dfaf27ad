/** The picture that a key leads to, by place from 0; null for a key that leads nowhere. After the last comes the first. */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'ArrowRight':
      return (place + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
