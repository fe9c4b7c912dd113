import {
  checkInvoices,
  deliverOrder,
  moveOrders,
  prepareOrder,
  shipInvoices,
  shipOrder,
} from '@mall/contracts/office/order-moves';
import { getOrder, listOrders } from '@mall/contracts/office/orders';
import { readOrderSearch } from '@mall/domain/office/order-search';
import type { FastifyInstance } from 'fastify';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { orderOf, outcomeOf, outcomesOf } from '../../../office/outcome-of.ts';
import { type NewParcel, shipParcel } from '../move/ship-parcel.ts';
import { type JudgedInvoice, judgeInvoices } from './check-invoices.ts';
import { getOfficeOrder } from './get-order.ts';
import { moveOne } from './move-one.ts';
import { countOrders, listOrderRows, sumOrders } from './order.repository.ts';
import { readInvoiceNo } from './read-invoice-no.ts';

type Place = { readonly mallId: number; readonly orderNo: string };
type By = { readonly write: AuditedWrite; readonly staffNo: number };

export function orderOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, listOrders, async ({ query, read }) => {
    const { sort = '-orderedAt', cursor, q = '' } = query;
    const searched = readOrderSearch(q);
    const wanted = { ...query, ...(searched && { searched }) };
    const limit = sizeOf(query);
    const key = readCursor(cursor, 3);
    const [rows, count, sums] = await read(async (transaction) => {
      const [listed, counted] = await Promise.all([
        listOrderRows(transaction, wanted, { sort, key, limit }),
        countOrders(transaction, wanted),
      ]);
      return [listed, counted, counted.isMore ? null : await sumOrders(transaction, wanted)] as const;
    });
    const isByAmount = sort === 'amount' || sort === '-amount';
    const page = pageOf(rows, limit, ({ totalAmount, orderedAt, orderNo, mallId }) => [
      ...[isByAmount ? totalAmount : orderedAt.toISOString(), orderNo, mallId],
    ]);
    const shown = page.rows.map((row) => ({
      ...{ ...row, orderedAt: row.orderedAt.toISOString(), paidAt: row.paidAt?.toISOString() ?? null },
    }));
    return {
      data: { ...page, rows: shown, count, sums, ...(searched && { understood: searched }) },
      subjects: shown.map(({ memberNo }) => memberNo),
    };
  });

  bindOffice(app, getOrder, async ({ params, read }) => {
    const { config, clock } = app.dependencies;
    const data = await read((transaction) => getOfficeOrder(transaction, params, { config, at: clock() }));
    return { data, subjects: [data.memberNo], mallId: data.mallId };
  });

  bindOffice(app, prepareOrder, async ({ params, write, staff: { staffNo } }) => {
    await moveOne({ write, staffNo }, params, 'PREPARING');
    return {};
  });

  bindOffice(app, deliverOrder, async ({ params, write, staff: { staffNo } }) => {
    await moveOne({ write, staffNo }, params, 'DELIVERED');
    return {};
  });

  bindOffice(app, shipOrder, async ({ params, body, write, mallOf, staff: { staffNo } }) => {
    // A mall outside the scope must be 4040, whatever else is invalid.
    await mallOf(params.mallId);
    const invoiceNo = readInvoiceNo(body.invoiceNo);
    await ship({ write, staffNo }, params, { ...body, invoiceNo });
    return {};
  });

  bindOffice(app, moveOrders, async ({ body: { to, items }, write, staff: { staffNo } }) => {
    return { results: await outcomesOf(items, orderOf, (place) => moveOne({ write, staffNo }, place, to)) };
  });

  bindOffice(app, checkInvoices, async ({ body, read }) => {
    const judged = await read((transaction) => judgeInvoices(transaction, body));
    return {
      data: { rows: judged.map((row) => ({ ...toRow(row), ...(row.order && { recipient: row.order.recipient }) })) },
      subjects: judged.flatMap(({ order }) => (order ? [order.memberNo] : [])),
    };
  });

  bindOffice(app, shipInvoices, async ({ body, read, write, staff: { staffNo } }) => {
    const judged = await read((transaction) => judgeInvoices(transaction, body));
    const right = judged.filter(({ verdict }) => verdict === 'RIGHT');
    const failed = await shipAll({ write, staffNo }, right);
    const left = judged.filter(({ verdict }) => verdict !== 'RIGHT').map(toRow);
    return { shipped: right.length - failed.length, left: [...left, ...failed] };
  });
}

const toRow = ({ order, ...row }: JudgedInvoice) => ({ ...row, ...(order && { mallId: order.mallId }) });

const ship = ({ write, staffNo }: By, { mallId, orderNo }: Place, parcel: Omit<NewParcel, 'orderNo'>) =>
  write(
    { mallId, subject: `order ${orderNo}`, changes: { carrier: parcel.carrier, invoiceNo: parcel.invoiceNo } },
    (dependencies) => shipParcel(dependencies, { mallId }, { ...parcel, orderNo, staffNo }),
  );

const atOnce = 4;

/** Ships row by row, a few concurrently, each in its own transaction; returns the rows that failed. */
async function shipAll(by: By, rows: readonly JudgedInvoice[]) {
  const waiting = rows.values();
  const failed: (ReturnType<typeof toRow> & { reason: string })[] = [];
  const work = async () => {
    for (const row of waiting) {
      const { mallId } = row.order ?? { mallId: 0 };
      const { carrier, invoiceNo, orderNo } = row;
      const { reason } = await outcomeOf(() => ship(by, { mallId, orderNo }, { carrier, invoiceNo }));
      if (reason !== undefined) failed.push({ ...toRow(row), verdict: 'WRONG_STATE', reason });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}
