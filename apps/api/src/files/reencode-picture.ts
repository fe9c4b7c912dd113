// The decoders of these three only: sharp would also read SVG, PDF and the like.
const formats = ['jpeg', 'png', 'webp'];
const mostPixels = 50_000_000;
const longestSide = 1600;

export type Reencoded = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/**
 * A picture re-encoded as WebP, 1600 px at the longest side: what else the file held (a place, a script, a second format)
 * is gone. Undefined when the content is no JPEG, PNG or WebP, whatever it is called, or is broken.
 */
export async function reencodePicture(file: Uint8Array): Promise<Reencoded | undefined> {
  // Loaded with the first picture: the library takes 8 MB.
  const { default: sharp } = await import('sharp');
  const options = { failOn: 'error', limitInputPixels: mostPixels } as const;
  try {
    const { format } = await sharp(file, options).metadata();
    if (!formats.includes(format)) return undefined;
    const { data, info } = await sharp(file, options)
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
