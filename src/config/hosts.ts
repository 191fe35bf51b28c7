/** The servers of the app (NET-02). An empty string is the page's own origin. */
export interface Hosts {
  main: string;
  gateway: string;
  resource: string;
  game: string;
  socket: string;
}

const VARIABLES: Record<keyof Hosts, string> = {
  main: 'VITE_MAIN_HOST',
  gateway: 'VITE_GATEWAY_HOST',
  resource: 'VITE_RESOURCE_HOST',
  game: 'VITE_GAME_HOST',
  socket: 'VITE_SOCKET_HOST',
};

/**
 * Reads the five hosts from environment variables: `self` for the page's own origin, else an http(s) origin. Shared by
 * the build and the development server.
 * @throws Error that names every missing or malformed variable and its correction
 */
export function readHosts(env: Record<string, unknown>): Hosts {
  const problems: string[] = [];
  const read = (key: keyof Hosts): string => {
    const name = VARIABLES[key];
    const value = env[name];
    if (typeof value !== 'string' || value === '') {
      problems.push(`${name} is missing`);
      return '';
    }
    if (value === 'self') return '';
    if (!/^https?:\/\/[^/\s]+$/.test(value)) problems.push(`${name} is not an origin: ${value}`);
    return value;
  };
  const hosts: Hosts = {
    main: read('main'),
    gateway: read('gateway'),
    resource: read('resource'),
    game: read('game'),
    socket: read('socket'),
  };
  if (problems.length > 0) {
    throw new Error(
      `Copihue cannot start: ${problems.join('; ')}. Set it in .env to "self" (the page's own origin) or to an origin such as https://api.example.com, without a trailing slash.`,
    );
  }
  return hosts;
}
