// This is a file of its own because it has to run before anything that imports MSW.
/**
 * MSW stores the cookies of its requests in localStorage, which workers do not have. The mock's calls carry no cookies
 * here, so an empty storage is enough.
 */
const forgetful: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined };

Object.defineProperty(globalThis, 'localStorage', { value: forgetful });
