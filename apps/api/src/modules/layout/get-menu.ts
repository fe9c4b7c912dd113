import type { Device } from '@mall/contracts/codes';
import type { MenuItem } from '@mall/contracts/shell';
import type { MallTransaction } from '@mall/db/in-mall';
import { buildMenu } from './build-menu.ts';
import { listCategories } from './layout.repository.ts';

/** Mobile shows only items with mobileUseYn = Y. */
export async function getMenu(transaction: MallTransaction, device: Device): Promise<MenuItem[]> {
  const categories = await listCategories(transaction);
  return buildMenu(device === 'mobile' ? categories.filter((category) => category.isOnMobile) : categories);
}
