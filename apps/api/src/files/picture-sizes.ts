import { createHash } from 'node:crypto';
import {
  type PictureFolder,
  type PictureFormat,
  pictureFormats,
  pictureQuality,
  pictureWidths,
} from '@mall/domain/picture-sizes';
import { type OpenPicture, openPicture } from './open-picture.ts';

/** The files of a picture as the shop requests them, and the size of the widest. */
export type PictureSizes = {
  readonly files: readonly { readonly ending: string; readonly bytes: Uint8Array }[];
  readonly width: number;
  readonly height: number;
};

/** The name under which an upload is requested: the same bytes have the same name. */
export const mediaNameOf = (folder: PictureFolder, file: Uint8Array): string =>
  `media/${folder}/${createHash('sha256').update(file).digest('hex').slice(0, 32)}`;

/** The endings of a picture's files. */
export const endingsOf = (folder: PictureFolder): string[] =>
  pictureWidths[folder].flatMap((width) => pictureFormats.map((format) => `.${width}.${format}`));

/** Whether a name below /images may be that of an upload, with width and format. */
export const isMediaFile = (name: string): boolean =>
  /^media\/(goods|scenes)\/[0-9a-f]{32}\.\d{3,4}\.(avif|webp)$/.test(name) || isLogoFile(name);
/** The same for logos and favicons, which have one size. */
export const isLogoFile = (name: string): boolean => /^media\/logos\/[0-9a-f]{32}\.(svg|png)$/.test(name);

/**
 * Encodes a picture in every size, which removes whatever else the file held (a place, a script, a second format). A picture narrower than a
 * width keeps its own. 'unreadable' and 'tooLarge' as in `openPicture`.
 */
export async function makePictureSizes(
  file: Uint8Array,
  folder: PictureFolder,
): Promise<PictureSizes | 'unreadable' | 'tooLarge'> {
  const picture = await openPicture(file);
  if (typeof picture === 'string') return picture;
  const widest = Math.max(...pictureWidths[folder]);
  const scale = Math.min(1, widest / picture.width);
  const measures = {
    width: Math.round(picture.width * scale),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
  try {
    const files = [];
    // Sequentially: each encoder holds the whole picture.
    for (const width of pictureWidths[folder])
      for (const format of pictureFormats)
        files.push({ ending: `.${width}.${format}`, bytes: await encode(picture, width, format) });
    return { files, ...measures };
  } catch {
    return 'unreadable';
  }
}

function encode(picture: OpenPicture, width: number, format: PictureFormat): Promise<Uint8Array> {
  const resized = picture.pixels().resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? resized.avif(pictureQuality.avif) : resized.webp(pictureQuality.webp);
  return encoded.toBuffer();
}
