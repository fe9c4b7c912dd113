import { pictureOf } from './pictures.ts';

/** A product's picture in its description; its alternative text names the colour that it shows. */
export function pictureHtml(picture: string, name: string): string {
  const { colourNameKo } = pictureOf(picture);
  const words = colourNameKo ? `${name}, ${colourNameKo}` : name;
  return `<img src="/images/${picture}.800.webp" alt="${words}" width="800" height="800" loading="lazy" />`;
}
