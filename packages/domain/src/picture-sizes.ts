/** The use of a picture: a cut-out object, or a scene across a page. */
export const pictureFolders = ['goods', 'scenes'] as const;
export type PictureFolder = (typeof pictureFolders)[number];

/** The widths in pixels and the formats that the shop requests (packages/ui/src/picture-sources.ts). */
export const pictureWidths: Readonly<Record<PictureFolder, readonly number[]>> = {
  goods: [240, 480, 800],
  scenes: [480, 960, 1440],
};
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** How the sizes of a picture are encoded, for sharp. */
export const pictureQuality = { avif: { quality: 52, effort: 4 }, webp: { quality: 78 } } as const;
