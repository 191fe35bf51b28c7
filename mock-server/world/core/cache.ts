/** Keeps what follows from a key and takes time to make. A full cache begins again. */
export function createCache<Made extends object | string>(atMost: number) {
  const made = new Map<string, Made>();
  return (key: string, make: () => Made): Made => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= atMost) made.clear();
    const fresh = make();
    made.set(key, fresh);
    return fresh;
  };
}
