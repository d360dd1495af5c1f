type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let storage: TabStorage | undefined;

/** What this tab keeps over a reload. A browser that denies it keeps it until then. */
export function tabStorage(): TabStorage {
  storage ??= granted();
  return storage;
}

function granted(): TabStorage {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}
