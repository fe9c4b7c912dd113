import type { Sharp } from 'sharp';

// The decoders of these three only: sharp would also read SVG, PDF and the like.
const formats = ['jpeg', 'png', 'webp'];
const mostPixels = 50_000_000;
const options = { failOn: 'error', limitInputPixels: mostPixels } as const;

export type OpenPicture = {
  /** Begins anew with each call: upright, without what else the file held. */
  readonly pixels: () => Sharp;
  readonly width: number;
  readonly height: number;
};

/** A picture to encode anew; 'unreadable' when its content is no JPEG, PNG or WebP, whatever it is called, 'tooLarge' above 50 million pixels. */
export async function openPicture(file: Uint8Array): Promise<OpenPicture | 'unreadable' | 'tooLarge'> {
  // Loaded with the first picture: the library takes 8 MB.
  const { default: sharp } = await import('sharp');
  try {
    // Of a header that lies about its size nothing is decoded.
    const { format, autoOrient } = await sharp(file, { ...options, limitInputPixels: false }).metadata();
    if (!formats.includes(format)) return 'unreadable';
    const { width, height } = autoOrient;
    if (width * height > mostPixels) return 'tooLarge';
    return { pixels: () => sharp(file, options).rotate(), width, height };
  } catch {
    return 'unreadable';
  }
}
