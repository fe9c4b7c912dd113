const scene = { width: 1600, height: 800 };
const product = { width: 800, height: 800 };

/** Scenes are wide compositions; the other pictures are square ones of products. */
export const isScene = (image: string): boolean => image.startsWith('scenes/');

/** How large an exhibition's picture is, so that its place is reserved before it loads: a scene, or a product's picture. */
export const exhibitionPicture = (image: string): typeof scene => (isScene(image) ? scene : product);
