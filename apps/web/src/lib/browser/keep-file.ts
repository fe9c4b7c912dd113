export type SavedFile = { readonly fileName: string; readonly content: Blob };

/** Downloads a file. */
export function keepFile({ fileName, content }: SavedFile): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Revoked later: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A PDF as responses contain it. */
export const pdfOf = ({ fileName, contentBase64 }: { fileName: string; contentBase64: string }): SavedFile => ({
  fileName,
  content: new Blob([Uint8Array.from(atob(contentBase64), (letter) => letter.charCodeAt(0))], {
    type: 'application/pdf',
  }),
});
