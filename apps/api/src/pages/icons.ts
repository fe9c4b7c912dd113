import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { isLogoFile } from '../files/picture-sizes.ts';
import type { Mall } from '../plugins/mall.repository.ts';

/** The icons of an installed mall, by file name. */
export const iconSizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 } as const;

/** Of the width: systems that cut icons to a circle keep the whole logo. */
const markShare = 0.56;
const pixelsPerInchOfSvg = 72;
const mostPixels = 25_000_000;

/** A mall's logo on white, if it has one: drawn at the first request, and cached until the mall changes. */
export function createIcons(files: FileStore, imagesFolder: string) {
  const known = new WeakMap<Mall, Map<number, Promise<Buffer | undefined>>>();
  const markOf = ({ favicon, logo }: Mall) => {
    const name = favicon || logo;
    if (isLogoFile(name)) return files.read(name);
    return /^logos\/[\w-]+\.(svg|png)$/.test(name) ? readFile(join(imagesFolder, name)) : undefined;
  };
  const draw = async (mall: Mall, size: number): Promise<Buffer | undefined> => {
    const mark = await markOf(mall)?.catch(() => undefined);
    return mark && drawIcon(mark, size);
  };
  return (mall: Mall, size: number): Promise<Buffer | undefined> => {
    const icons = known.get(mall) ?? new Map<number, Promise<Buffer | undefined>>();
    known.set(mall, icons);
    const icon = icons.get(size) ?? draw(mall, size);
    icons.set(size, icon);
    return icon;
  };
}

async function drawIcon(mark: Buffer, size: number): Promise<Buffer> {
  // Loaded with the first picture: the library takes 8 MB.
  const { default: sharp } = await import('sharp');
  const side = Math.round(size * markShare);
  const { width, height, format } = await sharp(mark, { limitInputPixels: mostPixels }).metadata();
  // Shapes are rendered at the required size rather than enlarged from their own.
  const density = format === 'svg' ? Math.min(2400, (pixelsPerInchOfSvg * side) / Math.max(width, height)) : undefined;
  const drawn = sharp(mark, { limitInputPixels: mostPixels, ...(density && { density: Math.max(1, density) }) });
  const margin = (size - side) / 2;
  const edges = {
    top: Math.floor(margin),
    left: Math.floor(margin),
    bottom: Math.ceil(margin),
    right: Math.ceil(margin),
  };
  return drawn
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .extend({ ...edges, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}
