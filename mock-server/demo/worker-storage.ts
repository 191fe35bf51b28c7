/**
 * MSW keeps the cookies of its own requests in localStorage, which a worker has none of. The mock's calls carry no
 * cookies here, so an empty one that forgets is enough. Has to be imported before anything that imports MSW.
 */
const forgetful: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined };

Object.defineProperty(globalThis, 'localStorage', { value: forgetful });
