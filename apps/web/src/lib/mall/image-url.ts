import { useCallback } from 'react';
import { useMallIfAny } from './mall-context.tsx';

// Where this deployment keeps its pictures, for pages that have no mall to say so.
const ownImages = '/images';

/** An address of a picture: what is complete stays as it is, the rest lies below the mall's image host. */
function imageUrl(imageBase: string, path: string): string {
  if (path === '' || /^(https?:)?\/\//.test(path)) return path;
  return `${imageBase.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

export function useImageUrl(): (path: string) => string {
  const imageBase = useMallIfAny()?.imageBase ?? ownImages;
  return useCallback((path: string) => imageUrl(imageBase, path), [imageBase]);
}
