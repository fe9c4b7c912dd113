const scene = { width: 1600, height: 800 };
const product = { width: 800, height: 800 };

/** How large an exhibition's picture is, so that its place is known before it comes: a scene, or one of the products' pictures. */
export const exhibitionPicture = (image: string): typeof scene => (image.startsWith('scenes/') ? scene : product);
