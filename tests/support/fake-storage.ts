export function fakeStorage(initial: Record<string, string> = {}): Storage {
  const stored = new Map(Object.entries(initial));
  return {
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (key) => void stored.delete(key),
    setItem: (key, value) => void stored.set(key, value),
  };
}
