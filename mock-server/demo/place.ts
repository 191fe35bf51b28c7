/** Folder of the demonstration on its host, such as `/` or `/copihue/`. */
export const folder = new URL('.', document.baseURI).pathname;
