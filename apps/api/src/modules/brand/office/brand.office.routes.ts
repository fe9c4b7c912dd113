import * as contract from '@mall/contracts/office/brands';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { assertAllMalls } from '../../../office/within-scope.ts';
import { countBrandRows, listBrandRows } from './brand.repository.ts';
import { addBrand, mergeBrand, saveBrand } from './change-brand.ts';

/** Brands of the provider, with the other spellings by which they are found. */
export function brandOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listBrands, async ({ query, scope, read }) => {
    assertAllMalls(scope);
    const size = sizeOf(query);
    const key = readCursor(query.cursor, 1);
    const [found, count] = await read((reader) =>
      Promise.all([listBrandRows(reader, query.q, { key, size }), countBrandRows(reader, query.q)]),
    );
    return { ...pageOf(found, size, ({ name }) => [name]), count };
  });
  bindOffice(app, contract.addBrand, async ({ body, staff, write }) => ({
    brandId: await write({ subject: `brand ${body.name}` }, (own) =>
      addBrand(own, { ...body, staffNo: staff.staffNo }),
    ),
  }));
  bindOffice(app, contract.saveBrand, async ({ params: { brandId }, body, staff, write }) => {
    const { version: _seen, ...changes } = body;
    return {
      version: await write({ subject: `brand ${brandId}`, changes }, (own) =>
        saveBrand(own, { ...body, brandId, staffNo: staff.staffNo }),
      ),
    };
  });
  bindOffice(app, contract.mergeBrand, async ({ params: { brandId }, body, staff, write }) => ({
    products: await write({ subject: `brand ${brandId}`, changes: { into: body.into } }, (own) =>
      mergeBrand(own, { ...body, brandId, staffNo: staff.staffNo }),
    ),
  }));
}
