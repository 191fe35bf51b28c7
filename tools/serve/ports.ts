/**
 * A port from the environment, or its default.
 * @throws naming the variable when its value is no port
 */
export function portOf(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${variable}=${text} is not a port. Give a number from 1 to 65535, or leave it out for ${fallback}.`);
  }
  return port;
}
