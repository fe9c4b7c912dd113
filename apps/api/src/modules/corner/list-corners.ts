import { type CornerArea, cornerArea, cornerAreaCodes, type Device } from '@mall/contracts/codes';
import type { Corner } from '@mall/contracts/corner';
import type { MallTransaction } from '@mall/db/in-mall';
import * as repository from './corner.repository.ts';

const homeAreas: readonly CornerArea[] = cornerAreaCodes.filter((area) => area !== cornerArea.promotion);

/** The display areas of a device's home, with their items at a moment. */
export function listHomeCorners(transaction: MallTransaction, device: Device, at: Date): Promise<Corner[]> {
  return repository.listCorners(transaction, { device, areas: homeAreas, at });
}

/** Both sites show promotion banners and the call names no device, so banners for either device are returned. */
export async function listPromotions(transaction: MallTransaction, at: Date): Promise<Corner[]> {
  const areas = [cornerArea.promotion];
  const forDesktop = await repository.listCorners(transaction, { device: 'pc', areas, at });
  return forDesktop.length > 0 ? forDesktop : repository.listCorners(transaction, { device: 'mobile', areas, at });
}
