import { ofScope } from '@mall/db/in-office';
import type { ParcelLine } from '@mall/domain/parcels';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Place = { readonly mallId: number; readonly orderNo: string };

export function findOrder(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('mallOrder as o')
    .innerJoin('mall', 'mall.mallId', 'o.mallId')
    .leftJoin('staff as placer', 'placer.staffNo', 'o.placedBy')
    .select(['o.mallId', 'mall.name as mallName', 'o.orderNo', 'o.memberNo', 'o.orderedAt', 'o.paidAt', 'o.state'])
    .select(['o.paymentMethod', 'o.ordererName', 'o.ordererPhone', 'o.ordererEmail', 'o.recipient', 'o.recipientPhone'])
    .select([
      'o.postcode',
      'o.roadAddress',
      'o.deliveryRequest',
      'o.blankedAt',
      'o.goodsAmount',
      'o.deliveryAmount',
      'o.totalAmount',
    ])
    .select(sql<boolean>`o.is_gift and o.postcode = ''`.as('awaitsReceiver'))
    .select(['o.refundedAmount', 'o.uploadNo', 'o.expiresAt', 'mall.mallUrl', 'placer.name as placedBy'])
    .where(ofScope('o.mallId', transaction.scope))
    .where('o.mallId', '=', mallId)
    .where('o.orderNo', '=', orderNo)
    .executeTakeFirst();
}

export function findGift(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('orderGift')
    .select(['receiverName', 'receiverPhone', 'expiresAt', 'openedAt', 'acceptedAt', 'ending'])
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
}

export function listLines(transaction: OfficeReader, { mallId, orderNo }: Place) {
  const shipped = sql<number>`coalesce((
    select sum(s.pieces)::int from shipment_line s
    where s.mall_id = l.mall_id and s.order_no = l.order_no and s.line_no = l.line_no), 0)`;
  return transaction
    .selectFrom('orderLine as l')
    .select(['l.lineNo', 'l.productNo', 'l.productName', 'l.optionText', 'l.image', 'l.unitPrice', 'l.quantity'])
    .select(['l.takenBack', shipped.as('shipped')])
    .select(sql<string | null>`to_char(l.promised_on, 'YYYY-MM-DD')`.as('promisedOn'))
    .where(ofScope('l.mallId', transaction.scope))
    .where('l.mallId', '=', mallId)
    .where('l.orderNo', '=', orderNo)
    .orderBy('l.lineNo')
    .execute();
}

export function listParcels(transaction: OfficeReader, { mallId, orderNo }: Place) {
  const lines = sql<ParcelLine[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'pieces', l.pieces) order by l.line_no), '[]')
    from shipment_line l
    where l.mall_id = s.mall_id and l.order_no = s.order_no and l.shipment_no = s.shipment_no)`;
  return transaction
    .selectFrom('shipment as s')
    .leftJoin('staff', 'staff.staffNo', 's.staffNo')
    .select(['s.shipmentNo', 's.carrier', 's.invoiceNo', 's.shippedAt', 'staff.name as staffName', lines.as('lines')])
    .where(ofScope('s.mallId', transaction.scope))
    .where('s.mallId', '=', mallId)
    .where('s.orderNo', '=', orderNo)
    .orderBy('s.shipmentNo')
    .execute();
}

export function listClaims(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('claim')
    .select(['claimNo', 'type', 'state', 'reason', 'refundAmount', 'requestedAt'])
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('claimNo')
    .execute();
}

export function listLedger(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('paymentEntry as e')
    .innerJoin('paymentAttempt as a', (join) =>
      join
        .onRef('a.mallId', '=', 'e.mallId')
        .onRef('a.orderNo', '=', 'e.orderNo')
        .onRef('a.attemptNo', '=', 'e.attemptNo'),
    )
    .select(['e.kind', 'a.method', 'e.amount', 'e.happenedAt'])
    .where(ofScope('e.mallId', transaction.scope))
    .where('e.mallId', '=', mallId)
    .where('e.orderNo', '=', orderNo)
    .orderBy('e.entryNo')
    .execute();
}

export function listAttempts(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('paymentAttempt')
    .select(['attemptNo', 'method', 'amount', 'state', 'failure', 'changedAt'])
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('attemptNo')
    .execute();
}

export function listHistory(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('orderEvent as e')
    .leftJoin('staff', 'staff.staffNo', 'e.staffNo')
    .select(['e.fromState', 'e.toState', 'e.happenedAt', 'e.actor', 'e.reason', 'staff.name as staffName'])
    .where(ofScope('e.mallId', transaction.scope))
    .where('e.mallId', '=', mallId)
    .where('e.orderNo', '=', orderNo)
    .orderBy('e.eventNo')
    .execute();
}

export function listMemos(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('orderMemo as m')
    .innerJoin('staff', 'staff.staffNo', 'm.staffNo')
    .select(['m.memoNo', 'staff.name as staffName', 'm.body', 'm.writtenAt'])
    .where(ofScope('m.mallId', transaction.scope))
    .where('m.mallId', '=', mallId)
    .where('m.orderNo', '=', orderNo)
    .orderBy('m.memoNo')
    .execute();
}

export function listTags(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('orderTag')
    .select('tag')
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('tag')
    .execute();
}

export function listConsents(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('consent as c')
    .innerJoin('termVersion as t', 't.termNo', 'c.termNo')
    .select(['t.termCode', 'c.agreedAt', sql<string>`t.applied_on::text`.as('appliedOn')])
    .where(ofScope('c.mallId', transaction.scope))
    .where('c.mallId', '=', mallId)
    .where('c.orderNo', '=', orderNo)
    .orderBy('c.consentNo')
    .execute();
}

/** The cash receipt of an order: issued, failed or pending. */
export function findReceipt(transaction: OfficeReader, { mallId, orderNo }: Place) {
  const state = sql<string>`case when failure <> '' then 'FAILED' when receipt_key is not null then 'ISSUED' else 'WAITING' end`;
  return transaction
    .selectFrom('cashReceipt')
    .select(['amount', state.as('state')])
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
}

/** The member's newest other orders. */
export function listOthers(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('mallOrder as o')
    .innerJoin('mallOrder as this', (join) =>
      join.onRef('this.mallId', '=', 'o.mallId').onRef('this.memberNo', '=', 'o.memberNo'),
    )
    .select(['o.orderNo', 'o.state', 'o.totalAmount', 'o.orderedAt'])
    .where(ofScope('o.mallId', transaction.scope))
    .where('o.mallId', '=', mallId)
    .where('this.mallId', '=', mallId)
    .where('this.orderNo', '=', orderNo)
    .where('o.orderNo', '<>', orderNo)
    .orderBy('o.orderedAt', 'desc')
    .orderBy('o.orderNo', 'desc')
    .limit(10)
    .execute();
}
