import { type AttachmentType, attachmentTypes } from '@mall/contracts/attachment';

const longestName = 120;

/** The type of a file, by the extension of its name; undefined if posts may not have such a file. */
export function attachmentTypeOf(fileName: string): AttachmentType | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return attachmentTypes.find((type) => fileName.includes('.') && type === ending);
}

/**
 * A file's name as it is stored and downloaded: without folders, without characters that some systems forbid, its Hangul in composed
 * syllables (a Mac writes them decomposed), and short enough.
 */
export function attachmentName(sent: string): string {
  const name = sent
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim();
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  return [...stem].slice(0, longestName - ending.length).join('') + ending;
}

/** A size in readable form: 812B, 43KB, 1.4MB. */
export function fileSizeText(byteCount: number): string {
  if (byteCount < 1024) return `${byteCount}B`;
  const kilobytes = Math.round(byteCount / 1024);
  if (kilobytes < 1024) return `${kilobytes}KB`;
  return `${(byteCount / 1024 / 1024).toFixed(1)}MB`;
}
