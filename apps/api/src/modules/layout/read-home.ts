import type { Device } from '@mall/contracts/codes';
import type { Corner } from '@mall/contracts/corner';
import type { MenuItem, Popup } from '@mall/contracts/shell';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listHomeCorners } from '../corner/list-corners.ts';
import { getMenu } from './get-menu.ts';
import { listOpenPopups } from './layout.repository.ts';

/**
 * What the home shows to all visitors; each part has a public call too (`pre/layout/menu`, `pre/layout/popup`, `pre/layout/mcorner`).
 */
export type Home = { readonly menu: MenuItem[]; readonly popups: Popup[]; readonly corners: Corner[] };
export type ReadHome = (mall: Mall, device: Device) => Promise<Home>;

export const createHomeReader =
  ({ reads, clock }: Pick<Dependencies, 'reads' | 'clock'>): ReadHome =>
  (mall, device) =>
    reads(mall, async (tx) => ({
      menu: await getMenu(tx, device),
      popups: await listOpenPopups(tx, { device, at: clock() }),
      corners: await listHomeCorners(tx, device, clock()),
    }));
