export function switchOnHooks(root: string, env: Record<string, string | undefined>): void;
