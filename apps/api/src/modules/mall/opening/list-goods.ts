import { cornerArea } from '@mall/contracts/codes';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { GoodsOffer, GoodsRule } from '@mall/contracts/office/mall-opening';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { homeKeys } from '@mall/domain/home-areas';
import { isKnown } from '@mall/domain/mall-states';
import type { Dependencies } from '../../../dependencies.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { findLockedBy } from '../../../publishing/locked.repository.ts';
import { holdRevision, lockHeld } from '../../../publishing/revision.repository.ts';
import { refreshListPrices } from '../../wireless/refresh-list-prices.ts';
import { lockMode } from '../blueprint/inheritance.repository.ts';
import { lockState } from '../office/mall-settings.repository.ts';
import { onShelf } from './empty-homes.ts';
import {
  countOffered,
  insertMenus,
  insertOffered,
  listGoodsBrands,
  listMenu,
  listOffered,
  listOfferedCards,
  listTopMenus,
  type MenuRow,
  type Offered,
} from './goods-offer.repository.ts';
import { insertMallTerms, type MallTerms, readMallTerms } from './mall-terms.repository.ts';
import { findOldestMall } from './template.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;

/** The mall whose goods a rule is about: the one named, the mall's origin, or the oldest one. Error 4220: no such other mall. */
export async function sourceOf(
  reader: OfficeReader,
  { mallId, madeFromMallId }: Pick<Mall, 'mallId' | 'madeFromMallId'>,
  named: number,
): Promise<number> {
  const found = named || madeFromMallId || (await findOldestMall(reader));
  if (!found || found === mallId) throw fieldError('fromMallId', '상품을 가져올 다른 몰을 골라 주세요.');
  return found;
}

type Offer = Omit<GoodsOffer, 'from'>;
type Wish = Parameters<typeof listOfferedCards>[2];

/** A mall whose menu is locked gets no new menus: products without one of its own menus are left out. */
const within = (wish: GoodsRule, mallId: number, menuLockedBy: GoodsOffer['menuLockedBy']): Wish => ({
  ...wish,
  inMenusOf: menuLockedBy ? mallId : undefined,
});

/** What a rule would list. */
export async function offerOf(
  reader: OfficeReader,
  mallId: number,
  fromMallId: number,
  wish: GoodsRule,
): Promise<Offer> {
  const menuLockedBy = await findLockedBy(reader, mallId, 'menu');
  const rule = within(wish, mallId, menuLockedBy);
  const [menus, brands, counts, cards] = await Promise.all([
    listTopMenus(reader, fromMallId),
    listGoodsBrands(reader, fromMallId),
    countOffered(reader, { mallId, fromMallId }, rule),
    listOfferedCards(reader, fromMallId, rule),
  ]);
  return { menus, brands, ...counts, cards, menuLockedBy };
}

/** The products that a rule finds, with the menus that the mall does not have, and the other mall's supports and terms for them. */
export async function readOffered(reader: OfficeReader, mallId: number, { fromMallId, wish, at }: Asked) {
  const rule = within(wish, mallId, await findLockedBy(reader, mallId, 'menu'));
  const [offered, menu, own] = await Promise.all([
    listOffered(reader, fromMallId, rule),
    listMenu(reader, fromMallId),
    listMenu(reader, mallId),
  ]);
  const productNos = offered.map(({ productNo }) => productNo);
  const terms = await readMallTerms(reader, { mallId: fromMallId, productNos, at });
  const there = new Set(own.map(({ categoryNo }) => categoryNo));
  const missing = menu.filter(isNeededBy(offered)).filter(({ categoryNo }) => !there.has(categoryNo));
  return { offered, menu: missing, terms };
}
type Asked = { readonly fromMallId: number; readonly wish: GoodsRule; readonly at: Date };

/** Non-empty menus, and those above them. */
function isNeededBy(offered: readonly Offered[]) {
  const needed = new Set(
    offered.flatMap(({ categoryNo }) => [categoryNo.slice(0, 2), categoryNo.slice(0, 4), categoryNo]),
  );
  return ({ categoryNo }: MenuRow) => needed.has(categoryNo);
}

type Listing = {
  readonly offered: readonly Offered[];
  readonly menu: readonly MenuRow[];
  readonly terms: MallTerms;
  readonly staffNo: number;
};

/** Lists products in a mall that has not opened, all in one transaction. Errors: 4040, 4090 it has opened. */
export const listGoods = ({ database, clock }: Own, mall: MallScope, listing: Listing): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const { offered, menu, terms, staffNo } = listing;
    const now = await lockState(transaction);
    if (!now) throw new AppError('4040');
    if (isKnown(now.state)) throw new AppError('4090', { description: '이미 연 몰이에요. 진열 화면에서 골라 주세요.' });
    await insertMenus(transaction, menu);
    const at = clock();
    const listed = await insertOffered(transaction, offered, { staffNo, at });
    await insertMallTerms(transaction, listed, terms);
    await refreshListPrices(transaction, at);
    const home = await lockMode(transaction, 'home');
    if (home === undefined || home === 'OWN') await fillShelves(transaction, listed, { staffNo, madeAt: at });
    return listed.length;
  });

const shelfLength = 10;
type Fill = { readonly staffNo: number; readonly madeAt: Date };

/** Puts the first goods on empty shelves of the homes; homes that follow a blueprint are left to it. */
async function fillShelves(transaction: MallTransaction, listed: readonly string[], by: Fill): Promise<void> {
  const items = listed
    .filter((productNo) => productNo.startsWith('GD'))
    .slice(0, shelfLength)
    .map(onShelf);
  if (items.length === 0) return;
  for (const key of Object.values(homeKeys)) {
    const home = { kind: 'HOME', key } as const;
    const held = await lockHeld(transaction, home);
    if (!held || held.body.corners.some((area) => area.items.length > 0)) continue;
    const corners = held.body.corners.map((area) => (area.area === cornerArea.deals ? { ...area, items } : area));
    const body = { ...held.body, corners };
    await holdRevision(transaction, home, { ...held, ...by, body, revisionNo: held.revisionNo + 1 });
  }
}
