import * as contract from '@mall/contracts/office/suppliers';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { assertAllMalls } from '../../../office/within-scope.ts';
import { addSupplier, removeSupplier, saveSupplier } from './change-supplier.ts';
import { countSupplierRows, listSupplierRows } from './supplier.repository.ts';

/** Suppliers of the provider, which the shop shows as sellers. */
export function supplierOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listSuppliers, async ({ query, scope, read }) => {
    assertAllMalls(scope);
    const size = sizeOf(query);
    const key = readCursor(query.cursor, 1);
    const [found, count] = await read((reader) =>
      Promise.all([listSupplierRows(reader, query, { key, size }), countSupplierRows(reader, query)]),
    );
    return { ...pageOf(found, size, ({ name }) => [name]), count };
  });
  bindOffice(app, contract.addSupplier, async ({ body, staff: { staffNo }, write }) => ({
    supplierNo: await write({ subject: `supplier ${body.name}`, changes: body }, (own) =>
      addSupplier(own, { ...body, staffNo }),
    ),
  }));
  bindOffice(app, contract.saveSupplier, async ({ params: { supplierNo }, body, staff: { staffNo }, write }) => {
    const { version: _seen, ...changes } = body;
    return {
      version: await write({ subject: `supplier ${supplierNo}`, changes }, (own) =>
        saveSupplier(own, { ...body, supplierNo, staffNo }),
      ),
    };
  });
  bindOffice(app, contract.removeSupplier, ({ params: { supplierNo }, write }) =>
    write({ subject: `supplier ${supplierNo}` }, (own) => removeSupplier(own, supplierNo)),
  );
}
