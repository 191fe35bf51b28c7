/**
 * Stands in for the library of random answers, which the generated handlers fall back to where nothing answers: here
 * everything does, and it would be a third of the worker.
 */
export const faker: object = new Proxy(
  {},
  {
    get() {
      throw new Error('A call fell back to random answers: it has no handler.');
    },
  },
);
