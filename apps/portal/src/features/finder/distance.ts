export type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export function getDistanceKm(one: Place, other: Place): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const across = Math.sin(toRadians(other.longitude - one.longitude) / 2);
  const along = Math.sin((to - from) / 2);
  const part = along ** 2 + Math.cos(from) * Math.cos(to) * across ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}

export function getPlace({ latitude, longitude }: { [Key in keyof Place]: number | null }): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function byDistance<Placed extends { [Key in keyof Place]: number | null }>(
  places: readonly Placed[],
  here: Place,
): { item: Placed; km: number | null }[] {
  return places
    .map((item) => {
      const place = getPlace(item);
      return { item, km: place && getDistanceKm(place, here) };
    })
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0);
}
