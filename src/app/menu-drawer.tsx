export function MenuDrawer() { return null; }
