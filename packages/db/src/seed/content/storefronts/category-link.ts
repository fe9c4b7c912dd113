import { screenPath } from '@mall/domain/screens/screen-path';
import { categoryTarget } from '@mall/domain/screens/targets';
import { z } from 'zod';
import { categories, categoryNoOf, categoryPath } from '../categories.ts';

/** `toCategory('가전 > 계절 가전')`; a query may filter or order its list. */
export function toCategory(path: string, query = ''): string {
  const categoryNo = categoryNoOf(path);
  const type = categories.find((category) => category.categoryNo === categoryNo)?.type ?? 'GD05302';
  return screenPath(categoryTarget(type, categoryNo), 'pc') + query;
}

export const categoryLink = z
  .strictObject({ category: categoryPath, query: z.string().optional() })
  .transform(({ category, query }) => ({ link: toCategory(category, query) }));
