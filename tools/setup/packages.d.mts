export function staleReason(root: string): string | undefined;
export function installPackages(root: string): string | undefined;
