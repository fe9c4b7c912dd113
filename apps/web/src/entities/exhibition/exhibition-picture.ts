const scene = { width: 1600, height: 800 };
const product = { width: 800, height: 800 };

/** Scenes are wide compositions; the other pictures are square product pictures. */
export const isScene = (image: string): boolean => /^(media\/)?scenes\//.test(image);

/** The horizontal crop of a picture whose aspect ratio differs from its place. */
export const focalPoint = ({ focalX, focalY }: { focalX: number; focalY: number }): string => `${focalX}% ${focalY}%`;

/** The size of an exhibition's picture, so that its space is reserved before it loads: a scene, or a product's picture. */
export const exhibitionPicture = (image: string): typeof scene => (isScene(image) ? scene : product);
