export const folder = new URL('.', document.baseURI).pathname;
