import { addProduct as addProductCall } from '@mall/contracts/office/new-product';
import { listProductChoices } from '@mall/contracts/office/product-choices';
import * as contract from '@mall/contracts/office/products';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { addProduct } from './add-product.ts';
import { changeCell, moveProduct } from './change-product.ts';
import { getProduct, productRights, toRow } from './get-product.ts';
import { listBrands, listNoticeGroups, listSupplierChoices } from './product.repository.ts';
import { countProducts, listProductRows, orderOf } from './product-list.repository.ts';
import { saveFields } from './save-product.ts';

/** The catalogue, which all malls share: changing it needs the permission in all malls. */
export function productOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listProducts, ({ read, query, staff }) =>
    read(async (reader) => {
      const size = sizeOf(query);
      const [rows, count] = await Promise.all([
        listProductRows(reader, { query, key: readCursor(query.cursor, 2), limit: size + 1 }),
        countProducts(reader, query),
      ]);
      const { by } = orderOf(query);
      const page = pageOf(rows, size, (row) => [
        by === 'changedAt' ? row.changedAt.toISOString() : row[by],
        row.productNo,
      ]);
      return { ...page, rows: page.rows.map(toRow(staff)), count };
    }),
  );
  bindOffice(app, listProductChoices, ({ read, scope }) =>
    read(async (reader) => {
      const [brands, suppliers, noticeGroups] = await Promise.all([
        listBrands(reader),
        scope.kind === 'all' ? listSupplierChoices(reader) : [],
        listNoticeGroups(reader),
      ]);
      return { brands, suppliers, noticeGroups };
    }),
  );
  bindOffice(app, contract.getProduct, ({ read, params: { productNo }, staff }) =>
    read((reader) => getProduct(reader, productNo, staff)),
  );
  bindOffice(app, addProductCall, async ({ body, staff: { staffNo }, write }) => {
    const subject = { subject: `product ${body.name}`, changes: body };
    return { productNo: await write(subject, (office) => addProduct(office, body, staffNo)), version: 1 };
  });
  bindOffice(app, contract.changeProductCell, async ({ params: { productNo }, body, staff: { staffNo }, write }) => {
    const { version, ...cell } = body;
    const subject = { subject: `product ${productNo}`, changes: cell };
    return { version: await write(subject, (office) => changeCell(office, { productNo, version, staffNo }, cell)) };
  });
  bindOffice(app, contract.saveProduct, async ({ params: { productNo }, body, staff: { staffNo }, write }) => {
    const { version, ...fields } = body;
    const subject = { subject: `product ${productNo}`, changes: fields };
    return { version: await write(subject, (office) => saveFields(office, { productNo, version, staffNo }, fields)) };
  });
  bindOffice(app, contract.moveProduct, async ({ params: { productNo }, body, staff, write }) => {
    const { version, to, reason } = body;
    const subject = { subject: `product ${productNo}`, changes: { to }, reason };
    const product = { productNo, version, staffNo: staff.staffNo };
    const { mayDecide } = productRights(staff);
    return { version: await write(subject, (office) => moveProduct(office, product, { to, reason, mayDecide })) };
  });
}
