import { useCallback } from 'react';
import { useMallIfAny } from './mall-context.tsx';

// Where this deployment stores its pictures, for pages without a mall.
const ownImages = '/images';

/** The address of a picture: a complete one is unchanged, any other is below the mall's image host. */
function imageUrl(imageBase: string, path: string): string {
  if (path === '' || /^(https?:)?\/\//.test(path)) return path;
  return `${imageBase.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

export function useImageUrl(): (path: string) => string {
  const imageBase = useMallIfAny()?.imageBase ?? ownImages;
  return useCallback((path: string) => imageUrl(imageBase, path), [imageBase]);
}
