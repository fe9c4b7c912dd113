import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/listings';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayEverywhere, mayIn } from '../../../office/within-scope.ts';
import { addListing, saveListing } from './change-listing.ts';
import * as repository from './listing-list.repository.ts';
import { pricingOf } from './pricing-of.ts';

/** What each mall sells from the catalogue, at which price, in which menu and order. */
export function listingOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listListings, async ({ query, staff, read }) => {
    const size = sizeOf(query);
    const sort = query.sort ?? 'productNo';
    const key = readCursor(query.cursor, repository.keyLengthOf(sort));
    const [found, count] = await read((reader) =>
      Promise.all([
        repository.listListingRows(reader, query, { sort, key, size }),
        repository.countListingRows(reader, query),
      ]),
    );
    const page = pageOf(found, size, ({ keyed, productNo, mallId }) => [
      ...(repository.keyLengthOf(sort) === 3 ? [keyed] : []),
      ...[productNo, mallId],
    ]);
    return { ...page, rows: page.rows.map((row) => toRow(row, staff)), count };
  });

  bindOffice(app, contract.showListing, async ({ params: { mallId, productNo }, staff, mallOf, read }) => {
    await mallOf(mallId);
    const [row, categories] = await read((reader) =>
      Promise.all([repository.findListingRow(reader, mallId, productNo), repository.listCategoryPaths(reader, mallId)]),
    );
    if (!row) throw new AppError('4040');
    return { row: toRow(row, staff), categories };
  });

  bindOffice(app, contract.listListingPrices, async ({ params, query, mallOf, read }) => {
    await mallOf(params.mallId);
    const key = readCursor(query.cursor, 1);
    const found = await read((reader) => repository.listPriceRows(reader, params, { key, size: pricesAtOnce }));
    const { rows, next } = pageOf(found, pricesAtOnce, ({ changeNo }) => [changeNo]);
    const prices = rows.map(({ changedAt, ...price }) => ({ ...price, changedAt: changedAt.toISOString() }));
    return { prices, ...(next !== undefined && { next }) };
  });

  const subjectOf = (productNo: string) => `listing ${productNo}`;
  const byOf = (staff: StaffCaller, mallId: number) => ({ staffNo: staff.staffNo, pricing: pricingOf(staff, mallId) });

  bindOffice(app, contract.addListing, async ({ params: mall, body, staff, write }) => {
    const { productNo, reason, ...changes } = body;
    await write({ ...mall, subject: subjectOf(productNo), changes, reason }, (own) =>
      addListing(own, mall, { ...body, ...byOf(staff, mall.mallId) }),
    );
    return null;
  });
  bindOffice(app, contract.saveListing, async ({ params: { productNo, ...mall }, body, staff, write }) => {
    const { version: _seen, reason, ...changes } = body;
    return {
      version: await write({ ...mall, subject: subjectOf(productNo), changes, reason }, (own) =>
        saveListing(own, mall, { ...body, productNo, ...byOf(staff, mall.mallId) }),
      ),
    };
  });
}

const pricesAtOnce = 50;

/** The supply price is only for staff who maintain the catalogue. */
function toRow({ keyed: _, changedAt, ...row }: repository.ListingFound, staff: StaffCaller): contract.ListingRow {
  return {
    ...row,
    supplyPrice: mayEverywhere(staff, 'products.write') ? row.supplyPrice : null,
    changedAt: changedAt?.toISOString() ?? null,
    mayWrite: mayIn(staff, 'listings.write', row.mallId),
    pricing: row.kind === 'goods' ? pricingOf(staff, row.mallId) : 'NONE',
  };
}
