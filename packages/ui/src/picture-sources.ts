const cutOutWidths = [240, 480, 800];
const sceneWidths = [480, 960, 1440];

/** The widths in which a picture exists; a scene is shown across a page. */
export const widthsOf = (base: string): readonly number[] => (base.includes('/scenes/') ? sceneWidths : cutOutWidths);

/** A base path represents a family of files; an address with a file extension is one file, as for uploads. */
export const isFamily = (src: string) => !/\.(avif|webp|png|jpe?g|gif|svg)([?#].*)?$/i.test(src);

/** `goods/kettle.240.avif 240w, …` */
export function srcSet(base: string, format: 'avif' | 'webp', widths: readonly number[] = widthsOf(base)): string {
  return widths.map((width) => `${base}.${width}.${format} ${width}w`).join(', ');
}

/** The file for browsers without `srcset`: the middle width. */
export function fallbackSrc(base: string, widths: readonly number[] = widthsOf(base)): string {
  return `${base}.${widths[Math.floor((widths.length - 1) / 2)] ?? 480}.webp`;
}
