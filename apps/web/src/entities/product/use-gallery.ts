import { useState } from 'react';

/** Which of a product's pictures is shown; it follows the picture selected by a choice, such as a colour. */
export function useGallery(pictures: readonly string[], wanted: string) {
  const positionOf = (picture: string) => Math.max(pictures.indexOf(picture), 0);
  const [index, show] = useState(() => positionOf(wanted));
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    show(positionOf(wanted));
  }
  return { index: Math.min(index, Math.max(pictures.length - 1, 0)), show };
}
