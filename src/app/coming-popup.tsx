export function ComingPopup() { return null; }
