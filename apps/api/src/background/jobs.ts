import { inMall } from '@mall/db/in-mall';
import { draftsRetainedSince, reviewBeganBefore } from '@mall/domain/application-states';
import { deliveredForConfirmation } from '@mall/domain/order-states';
import type { Dependencies } from '../dependencies.ts';
import { forgetDrafts } from '../modules/application/draft/forget-drafts.ts';
import { expireApplications } from '../modules/application/expire-applications.ts';
import { endOldLooks } from '../modules/auth/look/end-looks.ts';
import { forgetTidRequests } from '../modules/auth/tid/forget-tid-requests.ts';
import { eraseLooseFiles, flipContent } from '../modules/board/flip-content.ts';
import { endOldCases } from '../modules/case/cases.ts';
import { forgetCertifications } from '../modules/certification/forget-certifications.ts';
import { forgetExports } from '../modules/export/forget-exports.ts';
import { checkMarked, checkNightly } from '../modules/lint/check-marked.ts';
import { compareListings, followProducts } from '../modules/listing/follow-products.ts';
import { openDueMall } from '../modules/mall/opening/schedule-opening.ts';
import { eraseExpiredArchive } from '../modules/member/erase-expired-archive.ts';
import { finishRefunds } from '../modules/order/claim/finish-refunds.ts';
import { expireGifts } from '../modules/order/gift/refund-gift.ts';
import { confirmDeliveredOrders } from '../modules/order/move/confirm-delivered-orders.ts';
import { expireUnpaidOrders } from '../modules/order/move/expire-unpaid-orders.ts';
import { remindUnpaidOrders } from '../modules/order/move/remind-unpaid-orders.ts';
import { settleCashReceipts } from '../modules/payment/cash-receipt/settle-cash-receipts.ts';
import { reportDifferences, reportMovedPayments } from '../modules/payment/compare/report-differences.ts';
import { recoverPayments } from '../modules/payment/recover/recover-payments.ts';
import { settleConfirming } from '../modules/payment/recover/settle-confirming.ts';
import { forgetSheets } from '../modules/product/sheet/forget-sheets.ts';
import { erasePictures } from '../modules/question/erase-pictures.ts';
import { sealLogs } from '../modules/records/office/record.repository.ts';
import { notifyRestocks } from '../modules/restock/notify-restocks.ts';
import { blankOldRecords } from '../modules/retention/blank-old-records.ts';
import { forgetOldOfficeRows } from '../modules/retention/forget-old-office-rows.ts';
import { forgetOldRows } from '../modules/retention/forget-old-rows.ts';
import { openLastReview } from '../modules/review/open-review.ts';
import { endLeavers } from '../modules/roster/end-leavers.ts';
import { proveStock } from '../modules/stock/prove-stock.ts';
import { announceTerms } from '../modules/terms/announcing/announce-terms.ts';
import { publishDueTheme } from '../modules/theme/office/change-theme.ts';
import { forgetUploadRows } from '../modules/upload/forget-upload-rows.ts';
import { touchedForErasure } from '../modules/upload/working-time.ts';
import { refreshListPrices } from '../modules/wireless/refresh-list-prices.ts';
import { forgetStaffRequests } from '../office/forget-staff-requests.ts';
import type { Mall } from '../plugins/mall.repository.ts';

type Named = {
  /** For the log; also the name of its queue. */
  readonly name: string;
  /** When it is due, as a cron expression in Seoul time, to the minute. */
  readonly cron: string;
  /** Rounds within a tick, evenly over its minute; one, unless someone waits for the outcome. */
  readonly timesATick?: number;
  /** Malls processed at once; one, unless the job waits for external services, where one mall's timeouts would delay the others. */
  readonly mallsAtOnce?: number;
};
/** Idempotent: run twice, or by two processes at once, it has the same effect. */
export type Job = MallJob | SharedJob;
/** Does what is due in one mall. */
export type MallJob = Named & {
  /**
   * The instant up to which rows are due: one statement (`due_malls`) finds the malls that have any, and only those are entered.
   * Without it, every mall is entered.
   */
  readonly dueBy?: (now: Date) => Date;
  readonly run: (dependencies: Dependencies, mall: Mall, now: Date) => Promise<unknown>;
};
/** Does what is due in all malls together. */
type SharedJob = Named & { readonly runForAll: (dependencies: Dependencies, now: Date) => Promise<unknown> };

const atOnce = (now: Date) => now;
/** One mall's timeouts delay others: as many malls as may hang, and one more. */
const mallsOfGateway = 8;

/** Everything that happens without a request; a new job is added here. */
export const jobs: readonly Job[] = [
  {
    ...{ name: 'settle-confirming', cron: '* * * * *', timesATick: 2, mallsAtOnce: mallsOfGateway, dueBy: atOnce },
    run: settleConfirming,
  },
  { name: 'recover-payments', cron: '* * * * *', mallsAtOnce: mallsOfGateway, dueBy: atOnce, run: recoverPayments },
  {
    name: 'expire-unpaid-orders',
    cron: '* * * * *',
    dueBy: atOnce,
    run: ({ database }, mall, now) => expireUnpaidOrders(database, mall, now),
  },
  {
    name: 'remind-unpaid-orders',
    cron: '* * * * *',
    dueBy: atOnce,
    run: ({ database }, mall, now) => remindUnpaidOrders(database, mall, now),
  },
  {
    name: 'refresh-list-prices',
    cron: '* * * * *',
    dueBy: atOnce,
    run: ({ database }, mall, now) => inMall(database, mall, (tx) => refreshListPrices(tx, now)),
  },
  // Catches up on what the minute's rounds missed, for example while no process ran.
  {
    name: 'refresh-all-list-prices',
    cron: '25 * * * *',
    run: ({ database }, mall, now) => inMall(database, mall, (tx) => refreshListPrices(tx, now)),
  },
  {
    name: 'settle-cash-receipts',
    cron: '* * * * *',
    mallsAtOnce: mallsOfGateway,
    dueBy: atOnce,
    run: settleCashReceipts,
  },
  { name: 'expire-gifts', cron: '* * * * *', mallsAtOnce: mallsOfGateway, dueBy: atOnce, run: expireGifts },
  { name: 'finish-refunds', cron: '* * * * *', mallsAtOnce: mallsOfGateway, dueBy: atOnce, run: finishRefunds },
  {
    name: 'confirm-delivered-orders',
    cron: '*/10 * * * *',
    dueBy: deliveredForConfirmation,
    run: ({ database }, mall, now) => confirmDeliveredOrders(database, mall, now),
  },
  {
    name: 'expire-applications',
    cron: '*/10 * * * *',
    dueBy: reviewBeganBefore,
    run: ({ database }, mall, now) => expireApplications(database, mall, now),
  },
  {
    name: 'forget-application-drafts',
    cron: '15 * * * *',
    dueBy: draftsRetainedSince,
    run: ({ database }, mall, now) => forgetDrafts(database, mall, now),
  },
  {
    name: 'forget-certifications',
    cron: '0 * * * *',
    dueBy: atOnce,
    run: ({ database }, mall, now) => forgetCertifications(database, mall, now),
  },
  {
    name: 'forget-tid-requests',
    cron: '45 * * * *',
    dueBy: atOnce,
    run: ({ database }, mall, now) => forgetTidRequests(database, mall, now),
  },
  { name: 'erase-expired-archive', cron: '30 * * * *', dueBy: atOnce, run: eraseExpiredArchive },
  // Nearly every mall has something to do each night, so all are entered without asking the database.
  {
    name: 'forget-old-rows',
    cron: '45 4 * * *',
    run: (dependencies, mall, now) => forgetOldRows(dependencies, { mall, now }),
  },
  {
    name: 'blank-old-records',
    cron: '35 4 * * *',
    run: (dependencies, mall, now) => blankOldRecords(dependencies, { mall, now }),
  },
  { name: 'forget-old-office-rows', cron: '55 4 * * *', runForAll: forgetOldOfficeRows },
  {
    name: 'forget-upload-rows',
    cron: '45 * * * *',
    dueBy: touchedForErasure,
    run: ({ database }, mall, now) => forgetUploadRows(database, mall, now),
  },
  {
    name: 'notify-restocks',
    cron: '* * * * *',
    dueBy: atOnce,
    run: ({ database }, mall, now) => notifyRestocks(database, mall, now),
  },
  { name: 'flip-content', cron: '* * * * *', dueBy: atOnce, run: flipContent },
  {
    name: 'publish-due-themes',
    cron: '* * * * *',
    dueBy: atOnce,
    run: async ({ officeDatabase }, mall, now) => officeDatabase && publishDueTheme(officeDatabase, mall, now),
  },
  { name: 'announce-terms', cron: '* * * * *', dueBy: atOnce, run: announceTerms },
  { name: 'erase-loose-files', cron: '20 * * * *', dueBy: atOnce, run: eraseLooseFiles },
  {
    name: 'end-old-looks',
    cron: '* * * * *',
    dueBy: atOnce,
    run: ({ database }, mall, now) => inMall(database, mall, (tx) => endOldLooks(tx, now)),
  },
  { name: 'seal-logs', cron: '* * * * *', runForAll: ({ database }) => sealLogs(database) },
  { name: 'erase-pictures', cron: '*/10 * * * *', dueBy: atOnce, run: erasePictures },
  { name: 'end-old-cases', cron: '*/10 * * * *', runForAll: endOldCases },
  { name: 'end-leavers', cron: '* * * * *', dueBy: atOnce, run: endLeavers },
  { name: 'open-review', cron: '10 * * * *', runForAll: openLastReview },
  { name: 'forget-exports', cron: '*/10 * * * *', runForAll: forgetExports },
  { name: 'forget-product-sheets', cron: '50 4 * * *', runForAll: forgetSheets },
  { name: 'forget-staff-requests', cron: '35 * * * *', runForAll: forgetStaffRequests },
  { name: 'open-due-malls', cron: '* * * * *', run: openDueMall },
  { name: 'lint-marked', cron: '* * * * *', timesATick: 12, runForAll: checkMarked },
  { name: 'lint-nightly', cron: '0 3 * * *', run: checkNightly },
  { name: 'compare-payments', cron: '0 4 * * *', mallsAtOnce: mallsOfGateway, run: reportDifferences },
  // Followers are notified of each change; this catches notifications that no process heard.
  { name: 'follow-products', cron: '* * * * *', runForAll: ({ database }) => followProducts(database) },
  { name: 'compare-listings', cron: '40 4 * * *', runForAll: ({ database }) => compareListings(database) },
  { name: 'prove-stock', cron: '30 4 * * *', runForAll: proveStock },
  { name: 'find-unknown-payments', cron: '15 4 * * *', runForAll: reportMovedPayments },
];
