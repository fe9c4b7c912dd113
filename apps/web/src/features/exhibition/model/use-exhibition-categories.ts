import { categoryType } from '@mall/contracts/codes';
import { useMenu } from '../../../lib/mall/use-menu.ts';

/** The categories that the mall's exhibitions are divided into. */
export const useExhibitionCategories = () =>
  useMenu().items.flatMap((item) => (item.type === categoryType.event ? item.children : []));
