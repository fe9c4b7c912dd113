import { openPicture } from './open-picture.ts';

const longestSide = 1600;
/** A tile of 120 px on a screen with two pixels per point. */
const tileSide = 240;

export type Reencoded = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The same as a small square. */
  readonly tile: Uint8Array;
};

/**
 * A picture re-encoded as WebP, 1600 px at the longest side: whatever else the file held (a place, a script, a second format)
 * is gone. Undefined when the content is not JPEG, PNG or WebP, whatever its name, or is broken.
 */
export async function reencodePicture(file: Uint8Array): Promise<Reencoded | undefined> {
  const picture = await openPicture(file);
  if (typeof picture === 'string') return undefined;
  try {
    const { data, info } = await picture
      .pixels()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const tile = await picture.pixels().resize({ width: tileSide, height: tileSide }).webp({ quality: 75 }).toBuffer();
    return { bytes: data, width: info.width, height: info.height, tile };
  } catch {
    return undefined;
  }
}
