import type { MenuItem } from '@mall/contracts/shell';
import { ObjectPicture } from '../../components/content/object-picture.tsx';

/** The operator's picture of a category; nothing if there is none. */
export function CategoryIcon({ item }: { item: MenuItem }) {
  if (item.mobileImageFileName === '') return null;
  return <ObjectPicture name={`${item.mobileImagePath}/${item.mobileImageFileName}`} size={96} />;
}
