/** Hands a file of a reply to the browser to keep. */
export function keepFile(fileName: string, contentBase64: string): void {
  const bytes = Uint8Array.from(atob(contentBase64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
