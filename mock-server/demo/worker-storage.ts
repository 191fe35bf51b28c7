// Apart from its user: it has to run before anything that imports MSW.
/**
 * MSW stores the cookies of its own requests in localStorage, which workers do not have. The mock's calls carry no
 * cookies here, so an empty one is enough.
 */
const forgetful: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined };

Object.defineProperty(globalThis, 'localStorage', { value: forgetful });
