/** Hands a file to the browser to keep. */
export function keepFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A PDF as replies carry it. */
export const pdfOf = (contentBase64: string): Blob =>
  new Blob([Uint8Array.from(atob(contentBase64), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
