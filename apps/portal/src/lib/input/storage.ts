/** The stored text; empty if nothing is stored or storage is blocked. */
export function readItem(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text, or removes it with null. False where storage is blocked or full. */
export function writeItem(storage: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Functions, since a browser that blocks storage throws when the property is read. */
export const local = () => localStorage;
export const session = () => sessionStorage;
