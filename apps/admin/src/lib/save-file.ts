/** Lets the browser save bytes as a file. */
export function saveFile(name: string, content: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content]));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read it once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
