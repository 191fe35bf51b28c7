export function installPlaywrightBrowser(root: string, name: 'chromium' | 'firefox' | 'webkit'): void;
export function installDebianPackages(...names: string[]): void;
export function provideBrowser(root: string): string | undefined;
