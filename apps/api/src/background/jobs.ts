import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../dependencies.ts';
import { forgetCertifications } from '../modules/certification/forget-certifications.ts';
import { eraseExpiredArchive } from '../modules/member/erase-expired-archive.ts';
import { finishRefunds } from '../modules/order/claim/finish-refunds.ts';
import { confirmDeliveredOrders } from '../modules/order/confirm-delivered-orders.ts';
import { expireUnpaidOrders } from '../modules/order/expire-unpaid-orders.ts';
import { settleCashReceipts } from '../modules/payment/cash-receipt/settle-cash-receipts.ts';
import { recoverPayments } from '../modules/payment/recover-payments.ts';
import { erasePictures } from '../modules/question/erase-pictures.ts';
import { refreshListPrices } from '../modules/wireless/refresh-list-prices.ts';

export type Job = {
  /** For the log. */
  readonly name: string;
  readonly everySeconds: number;
  /** Does what is due in one mall. Done twice, or by two processes at once, it does no more. */
  readonly run: (dependencies: Dependencies, mall: MallScope, now: Date) => Promise<unknown>;
};

/** Everything that happens without anyone asking; a new job is added here. */
export const jobs: readonly Job[] = [
  // First: what it finds paid does not expire.
  { name: 'recover payments', everySeconds: 30, run: recoverPayments },
  {
    name: 'expire unpaid orders',
    everySeconds: 10,
    run: ({ database }, mall, now) => expireUnpaidOrders(database, mall, now),
  },
  {
    name: 'refresh list prices of phones',
    everySeconds: 30,
    run: ({ database }, mall, now) => inMall(database, mall, (tx) => refreshListPrices(tx, mall, now)),
  },
  { name: 'settle cash receipts', everySeconds: 10, run: settleCashReceipts },
  { name: 'finish refunds', everySeconds: 60, run: finishRefunds },
  {
    name: 'confirm delivered orders',
    everySeconds: 600,
    run: ({ database }, mall, now) => confirmDeliveredOrders(database, mall, now),
  },
  {
    name: 'forget certifications',
    everySeconds: 3600,
    run: ({ database }, mall, now) => forgetCertifications(database, mall, now),
  },
  { name: 'erase pictures', everySeconds: 600, run: erasePictures },
  { name: 'erase expired archive', everySeconds: 3600, run: eraseExpiredArchive },
];
