import { type CornerArea, cornerArea } from '@mall/contracts/codes';

/** The name of a picture in the library: banners beside the menu hold it with width and format. */
export const pictureName = (image: string): string => image.replace(/\.\d+\.(avif|webp)$/, '');

/** What a row shows of a picture: short ways have drawings that come with the program, in sizes of their own. */
export const thumbOf = (image: string): string =>
  image.startsWith('emoji/') ? `${image}.96.webp` : pictureName(image);

/** The picture as an area holds it. */
export const heldAs = (area: CornerArea, name: string): string =>
  area === cornerArea.promotion && name !== '' ? `${name}.480.webp` : name;
