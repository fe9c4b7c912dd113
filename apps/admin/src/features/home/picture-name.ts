import { type CornerArea, cornerArea } from '@mall/contracts/codes';

/** The name of a picture in the library: banners beside the menu store it with width and format. */
export const pictureName = (image: string): string => image.replace(/\.\d+\.(avif|webp)$/, '');

/** The thumbnail of a row: shortcuts have drawings that ship with the program, in their own sizes. */
export const thumbOf = (image: string): string =>
  image.startsWith('emoji/') ? `${image}.96.webp` : pictureName(image);

/** The picture in the format that an area stores. */
export const heldAs = (area: CornerArea, name: string): string =>
  area === cornerArea.promotion && name !== '' ? `${name}.480.webp` : name;
