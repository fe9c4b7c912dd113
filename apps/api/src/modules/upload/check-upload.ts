import { randomUUID } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { UploadDetail } from '@mall/contracts/upload';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import type { UploadLine } from '@mall/domain/upload-check';
import { planUploadOrders, sumUploadOrders } from '@mall/domain/upload-orders';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { prepareCheck, type RowCheck } from './check-rows.ts';
import { lockOwnUpload } from './find-own-upload.ts';
import { getUpload } from './get-upload.ts';
import { type OwnUpload, type UploadRecord, updateUpload } from './upload.repository.ts';
import { updateIssues } from './upload-row.repository.ts';
import { isWorkedOn } from './working-time.ts';

type Using = Pick<Dependencies, 'database' | 'clock'>;

/** Rows per transaction, after which others see the progress. */
const portion = 1000;

/**
 * Checks every row against today's goods, prices and stock. One check at a time: a concurrent request is shown the progress of the one under
 * way; when that has gone silent, the new request takes over.
 */
export async function checkUpload(using: Using, mall: Mall, own: OwnUpload): Promise<UploadDetail> {
  const { database, clock } = using;
  const workerKey = randomUUID();
  const work = await inMall(database, mall, async (transaction) => {
    const upload = await beginCheck(transaction, { own, workerKey, at: clock() });
    return upload && { upload, ...(await prepareCheck(transaction, mall, upload)) };
  });
  if (work) await checkRows(using, mall, { ...work, workerKey });
  return inMall(database, mall, (transaction) => getUpload(transaction, { ...own, at: clock() }));
}

async function beginCheck(
  transaction: MallTransaction,
  { own, workerKey, at }: { readonly own: OwnUpload; readonly workerKey: string; readonly at: Date },
): Promise<UploadRecord | undefined> {
  const upload = await lockOwnUpload(transaction, own);
  const { uploadNo, state } = upload;
  if (state === 'UNMAPPED' || state === 'EXPIRED') throw new AppError('4090');
  if (state === 'ORDERED' || state === 'ORDERING' || isWorkedOn(upload, at)) return undefined;
  const change = { state: 'CHECKING' as const, doneCount: 0, workerKey, workedAt: at };
  await updateUpload(transaction, { uploadNo, change });
  return upload;
}

type Work = RowCheck & { readonly upload: UploadRecord; readonly workerKey: string };

async function checkRows({ database, clock }: Using, mall: Mall, work: Work): Promise<void> {
  const { upload, rows, check, deliveryRates, workerKey } = work;
  const { uploadNo } = upload;
  const lines: UploadLine[] = [];
  let errorCount = 0;
  const keep = (doneCount: number, changed: Parameters<typeof updateIssues>[1]['rows'], end = {}) =>
    inMall(database, mall, async (transaction) => {
      const change = { doneCount, workedAt: clock(), ...end };
      const isMine = await updateUpload(transaction, { uploadNo, ofWorker: workerKey, change });
      if (isMine) await updateIssues(transaction, { uploadNo, rows: changed });
      return isMine;
    });
  for (let from = 0; from < rows.length; from += portion) {
    const checked = rows.slice(from, from + portion).map((row) => ({ row, ...check(row) }));
    for (const { line, issues } of checked) {
      if (line) lines.push(line);
      if (issues.length > 0) errorCount += 1;
    }
    const changed = checked
      .filter(({ row, issues }) => JSON.stringify(row.issues) !== JSON.stringify(issues))
      .map(({ row, issues }) => ({ rowNo: row.rowNo, issues }));
    if (!(await keep(from + checked.length, changed))) return;
  }
  const sums = sumUploadOrders(planUploadOrders(lines, deliveryRates));
  await keep(rows.length, [], { state: 'CHECKED', errorCount, ...sums, workerKey: null });
}
