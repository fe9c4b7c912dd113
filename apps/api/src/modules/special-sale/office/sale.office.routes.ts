import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/special-sales';
import { changeableAt } from '@mall/domain/special-sale-change';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { mayIn } from '../../../office/within-scope.ts';
import { addSale, endSale, removeSale, saveSale, termsOf } from './change-sale.ts';
import { proposeSale } from './propose-sale.ts';
import { countSaleRows, findSaleProduct, findSaleRow, listSaleRows, type StoredSale } from './sale-list.repository.ts';

/** Special sales of the malls of the scope: planned, watched, grown and ended. */
export function saleOfficeRoutes(app: FastifyInstance): void {
  const { clock } = app.dependencies;
  bindOffice(app, contract.listSales, ({ read, query }) =>
    read(async (reader) => {
      const [size, now] = [sizeOf(query), clock()];
      const [rows, count] = await Promise.all([
        listSaleRows(reader, { query, key: readCursor(query.cursor, 3), limit: size + 1, now }),
        countSaleRows(reader, query, now),
      ]);
      const page = pageOf(rows, size, ({ startsAt, mallId, saleNo }) => [startsAt.toISOString(), mallId, saleNo]);
      return { ...page, rows: page.rows.map(toRow), count };
    }),
  );
  bindOffice(app, contract.getSale, async ({ params, staff, read }) => {
    const sale = await read((reader) => findSaleRow(reader, params, clock()));
    if (!sale) throw new AppError('4040');
    const mayWrite = mayIn(staff, 'specialSales.write', params.mallId);
    const { optionNos, hasSold } = sale;
    return { ...toRow(sale), optionNos, hasSold, mayWrite, changeable: changeableAt(sale, clock()) };
  });
  bindOffice(app, contract.listSaleOptions, async ({ params, read }) => {
    const product = await read((reader) => findSaleProduct(reader, params));
    if (!product) throw new AppError('4040');
    return product;
  });
  changes(app);
}

const toRow = ({
  startsAt,
  endsAt,
  optionNos: _options,
  hasSold: _sold,
  ...row
}: StoredSale): contract.OfficeSaleRow => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function changes(app: FastifyInstance): void {
  const subjectOf = ({ mallId, saleNo }: { readonly mallId: number; readonly saleNo: number }) => ({
    mallId,
    subject: `specialSale ${saleNo}`,
  });
  bindOffice(
    app,
    contract.addSale,
    async ({ params: mall, body: { productNo, ...words }, staff: { staffNo }, write }) => {
      const subject = { ...mall, subject: `specialSale ${productNo}`, changes: words };
      return {
        saleNo: await write(subject, (own) => addSale(own, { mall, staffNo, productNo, terms: termsOf(words) })),
      };
    },
  );
  bindOffice(
    app,
    contract.proposeSale,
    async ({ params: mall, body: { reason, ...body }, staff: { staffNo }, write }) => {
      const subject = { ...mall, subject: `specialSale ${body.productNo}`, changes: body, reason };
      return { caseNo: await write(subject, (own) => proposeSale(own, { mall, staffNo, body, reason })) };
    },
  );
  bindOffice(app, contract.saveSale, async ({ params, body: { version, ...words }, staff: { staffNo }, write }) => {
    const seen = { mall: { mallId: params.mallId }, staffNo, saleNo: params.saleNo, version, terms: termsOf(words) };
    return { version: await write({ ...subjectOf(params), changes: words }, (own) => saveSale(own, seen)) };
  });
  bindOffice(app, contract.endSale, async ({ params, body: { version }, staff: { staffNo }, write }) => {
    const seen = { mall: { mallId: params.mallId }, staffNo, saleNo: params.saleNo, version };
    return { version: await write(subjectOf(params), (own) => endSale(own, seen)) };
  });
  bindOffice(app, contract.removeSale, async ({ params: { mallId, saleNo }, write }) => {
    await write(subjectOf({ mallId, saleNo }), (own) => removeSale(own, { mall: { mallId }, saleNo }));
    return {};
  });
}
