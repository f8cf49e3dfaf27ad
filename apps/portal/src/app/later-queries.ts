import type { HeldQuery } from './screen-route.ts';

/**
 * Begins queries whose code is on its way: held from the start, so that they never begin, or end at once, where the
 * screen was left meanwhile. Code that cannot be fetched begins none: the screen asks by itself, and tells.
 */
export function later(begin: (isWanted: () => boolean) => Promise<HeldQuery[]>): HeldQuery[] {
  let begun: HeldQuery[] = [];
  let left = false;
  const drop = () => {
    for (const query of begun) query.unsubscribe();
  };
  const start = async () => {
    begun = await begin(() => !left);
    if (left) drop();
    await Promise.all(begun);
  };
  const done = start().catch(() => {});
  return [
    Object.assign(done, {
      unsubscribe: () => {
        left = true;
        drop();
      },
    }),
  ];
}
