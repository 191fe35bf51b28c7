export function LoginPopupHost() { return null; }
