import type { Sharp } from 'sharp';

// Only these three decoders: sharp would also read SVG, PDF and others.
const formats = ['jpeg', 'png', 'webp'];
const mostPixels = 50_000_000;
const options = { failOn: 'error', limitInputPixels: mostPixels } as const;

export type OpenPicture = {
  /** A new pipeline with each call: upright, without the file's metadata. */
  readonly pixels: () => Sharp;
  readonly width: number;
  readonly height: number;
};

/** A picture to re-encode; 'unreadable' when its content is not JPEG, PNG or WebP, whatever its name, 'tooLarge' above 50 million pixels. */
export async function openPicture(file: Uint8Array): Promise<OpenPicture | 'unreadable' | 'tooLarge'> {
  // Loaded with the first picture: the library takes 8 MB.
  const { default: sharp } = await import('sharp');
  try {
    // Nothing is decoded of a file whose header gives a wrong size.
    const { format, autoOrient } = await sharp(file, { ...options, limitInputPixels: false }).metadata();
    if (!formats.includes(format)) return 'unreadable';
    const { width, height } = autoOrient;
    if (width * height > mostPixels) return 'tooLarge';
    return { pixels: () => sharp(file, options).rotate(), width, height };
  } catch {
    return 'unreadable';
  }
}
