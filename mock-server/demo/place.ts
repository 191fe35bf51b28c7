/** Folder of the demonstration on its host, such as `/` or `/copihue/`: every address is below it. */
export const folder = new URL('.', document.baseURI).pathname;
