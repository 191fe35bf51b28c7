// This is a separate file because it must run before any import of MSW.
/**
 * MSW stores the cookies of its requests in localStorage, which workers do not have. The mock's calls have no cookies
 * here, so an empty storage is enough.
 */
const forgetful: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined };

Object.defineProperty(globalThis, 'localStorage', { value: forgetful });
