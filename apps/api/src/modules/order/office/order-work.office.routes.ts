import { AppError } from '@mall/contracts/errors';
import { mostInvoices } from '@mall/contracts/office/order-moves';
import * as contract from '@mall/contracts/office/order-work';
import { giftDays } from '@mall/domain/gift';
import { readInvoices } from '@mall/domain/office/invoice-sheet';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { orderOf, outcomesOf } from '../../../office/outcome-of.ts';
import { readUpload } from '../../upload/reading/read-upload.ts';
import { remindGiver } from '../gift/remind-giver.ts';
import { changeAddress } from '../move/change-address.ts';
import { correctParcel } from '../move/correct-parcel.ts';
import { moveMatching } from './move-matching.ts';
import { noteOrder, untag } from './note-order.ts';
import { listPickingRows, listSlipRows } from './print.repository.ts';
import { readInvoiceNo } from './read-invoice-no.ts';

/** Work on orders other than moving them: notes, addresses, picking lists and slips, invoice files. */
export function orderWorkOfficeRoutes(app: FastifyInstance): void {
  const printed = (name: string) => ({ printedAt: app.dependencies.clock().toISOString(), staffName: name });

  bindOffice(app, contract.noteOrders, async ({ body: { items, memo, tag }, write, staff: { staffNo } }) => {
    if (!memo && !tag) throw new AppError('4000', { description: '메모나 태그를 입력해 주세요.' });
    const changes = { ...(tag && { tag }), ...(memo && { memo: '추가' }) };
    const results = await outcomesOf(items, orderOf, ({ mallId, orderNo }) =>
      write({ mallId, subject: `order ${orderNo}`, changes }, (office) =>
        noteOrder(office, { mallId }, { orderNo, staffNo, memo, tag }),
      ),
    );
    return { results };
  });

  bindOffice(app, contract.untagOrder, async ({ params: { mallId, orderNo }, body: { tag }, write }) => {
    await write({ mallId, subject: `order ${orderNo}`, changes: { tag } }, (office) =>
      untag(office, { mallId }, { orderNo, tag }),
    );
    return null;
  });

  bindOffice(app, contract.changeOrderAddress, async ({ params: { mallId, orderNo }, body, write, staff }) => {
    await write({ mallId, subject: `order ${orderNo}`, changes: { postcode: body.postcode } }, (office) =>
      changeAddress(office, { mallId }, { ...body, orderNo, staffNo: staff.staffNo }),
    );
    return null;
  });

  bindOffice(app, contract.extendGift, async ({ params: { mallId, orderNo }, write, staff: { staffNo } }) => {
    const days = giftDays;
    await write({ mallId, subject: `order ${orderNo}`, changes: { days } }, (office) =>
      remindGiver(office, { mallId }, { orderNo, staffNo, isExtended: true }),
    );
    return null;
  });

  bindOffice(app, contract.remindGift, async ({ params: { mallId, orderNo }, write, staff: { staffNo } }) => {
    await write({ mallId, subject: `order ${orderNo}`, changes: {} }, (office) =>
      remindGiver(office, { mallId }, { orderNo, staffNo, isExtended: false }),
    );
    return null;
  });

  bindOffice(app, contract.correctParcel, async ({ params, body, write, mallOf, staff: { staffNo } }) => {
    const { mallId, orderNo, shipmentNo } = params;
    await mallOf(mallId);
    const invoiceNo = readInvoiceNo(body.invoiceNo);
    const changes = { carrier: body.carrier, invoiceNo: [body.seen, invoiceNo] };
    await write({ mallId, subject: `order ${orderNo}`, changes }, (office) =>
      correctParcel(office, { mallId }, { ...body, orderNo, shipmentNo, invoiceNo, staffNo }),
    );
    return null;
  });

  bindOffice(app, contract.moveMatchingOrders, ({ body, read, write, staff: { staffNo } }) =>
    moveMatching({ read, write, staffNo }, body),
  );

  bindOffice(app, contract.listPicking, async ({ body: { items }, read, staff }) => {
    const rows = await read((transaction) => listPickingRows(transaction, items));
    return { ...printed(staff.name), rows: rows.map(({ orders, ...row }) => ({ ...row, orders: [...orders] })) };
  });

  bindOffice(app, contract.printSlips, async ({ body: { items }, read, staff }) => {
    const slips = await read((transaction) => listSlipRows(transaction, items));
    return {
      data: {
        ...printed(staff.name),
        slips: slips.map(({ memberNo: _, orderedAt, lines, ...slip }) => ({
          ...{ ...slip, orderedAt: orderedAt.toISOString(), lines: [...lines] },
        })),
      },
      subjects: slips.map(({ memberNo }) => memberNo),
    };
  });

  bindOffice(app, contract.readInvoiceFile, async ({ file }) => {
    const { rows } = await readUpload(file);
    const text = rows.map(({ cells }) => cells.join('\t')).join('\n');
    const lines = readInvoices(text);
    if (lines.length > mostInvoices)
      throw new AppError('4151', { description: '한 번에 10,000줄까지 보낼 수 있어요.' });
    return {
      text: lines.map(({ orderNo, carrier, invoiceNo }) => [orderNo, carrier, invoiceNo].join('\t').trim()).join('\n'),
    };
  });
}
