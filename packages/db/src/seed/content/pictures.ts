import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { reference } from '../demo-files/references.ts';

export type Picture = {
  /** Folder and name, without width and extension: `goods/sofa_sage`. */
  name: string;
  widths: number[];
  heightRatio: number;
  product: string;
  nameKo: string;
  categoryKo: string;
  angle: string;
  colourNameKo: string | null;
  colourHex: string | null;
};

const index = new URL('../../../../../assets/images/pictures.json', import.meta.url);

export const pictures: readonly Picture[] = JSON.parse(readFileSync(index, 'utf8'));

const pictureByName = new Map(pictures.map((picture) => [picture.name, picture]));

export const pictureName = reference('picture', pictureByName.keys());

/** A picture of a folder, named without the folder. */
function pictureIn(folder: string) {
  const names = [...pictureByName.keys()].filter((name) => name.startsWith(`${folder}/`));
  return reference(
    `picture in ${folder}`,
    names.map((name) => name.slice(folder.length + 1)),
  ).transform((name) => `${folder}/${name}`);
}

export const emojiPicture = pictureIn('emoji');

/** The first one is the main picture. */
export const productPictures = z.array(pictureIn('goods')).min(1);

/** Fails on a name that is not in the index, so that every product has its picture. */
export function pictureOf(name: string): Picture {
  const picture = pictureByName.get(name);
  if (!picture) throw new Error(`no picture named ${name}`);
  return picture;
}

/** Further views (front, side, detail) of the thing in a picture, in the same colour. */
export function anglesOf(name: string): string[] {
  const { product, colourHex } = pictureOf(name);
  return pictures
    .filter((other) => other.product === product && other.colourHex === colourHex && other.name !== name)
    .filter((other) => other.angle !== 'three-quarter' && other.name.startsWith('goods/'))
    .map((other) => other.name);
}

/** The pictures in the description of a product: its front if there is one, then the other sides, then the other colours. */
export function describedBy(lead: string, otherColours: readonly string[]): string[] {
  const angles = anglesOf(lead);
  const front = angles.find((name) => pictureOf(name).angle === 'front') ?? lead;
  return [front, ...angles.filter((name) => name !== front), ...otherColours];
}
