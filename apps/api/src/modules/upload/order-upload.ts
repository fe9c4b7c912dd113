import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import type { orderUpload as contract, UploadDetail } from '@mall/contracts/upload';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { assertAgreed } from '../../consent/assert-agreed.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOnAccount } from '../account/assert-on-account.ts';
import { listOrderTerms } from '../order/place/list-order-terms.ts';
import type { Queue } from '../order/place/placing-queue.ts';
import { checkUpload } from './check-upload.ts';
import { lockOwnUpload } from './find-own-upload.ts';
import { getUpload } from './get-upload.ts';
import { placeUploadOrders } from './place-upload-orders.ts';
import { totalChanged } from './total-changed.ts';
import { type OwnUpload, type UploadRecord, updateUpload } from './upload.repository.ts';
import { isWorkedOn } from './working-time.ts';

type Input = RequestOf<typeof contract>['body'];
type Ordering = { readonly own: OwnUpload; readonly input: Input };

/**
 * Orders the valid rows of an upload in one transaction. It is marked as being ordered first: a concurrent request is shown the progress.
 * When something has changed since the member saw it, nothing is ordered, the file is checked again, and the member decides again.
 */
export async function orderUpload(
  dependencies: Dependencies,
  mall: Mall,
  { queue, ...ordering }: Ordering & { readonly queue: Queue },
): Promise<UploadDetail> {
  const { database, clock } = dependencies;
  const { own } = ordering;
  const workerKey = randomUUID();
  const upload = await inMall(database, mall, (tx) => beginOrdering(tx, { ...ordering, workerKey, at: clock() }));
  if (upload) {
    try {
      await queue(() => placeUploadOrders(dependencies, mall, { upload, workerKey, input: ordering.input }));
    } catch (error) {
      await giveUp(dependencies, mall, { uploadNo: upload.uploadNo, workerKey });
      if (error instanceof AppError) await checkUpload(dependencies, mall, own);
      throw error;
    }
  }
  return inMall(database, mall, (transaction) => getUpload(transaction, { ...own, at: clock() }));
}

async function beginOrdering(
  transaction: MallTransaction,
  { own, input, workerKey, at }: Ordering & { readonly workerKey: string; readonly at: Date },
): Promise<UploadRecord | undefined> {
  const upload = await lockOwnUpload(transaction, own);
  if (upload.state === 'ORDERED' || (upload.state === 'ORDERING' && isWorkedOn(upload, at))) return undefined;
  const isReady = upload.state === 'CHECKED' || upload.state === 'ORDERING';
  if (!isReady || upload.revision !== input.revision) throw new AppError('4090');
  if (upload.orderCount === 0 || (input.mode === 'ALL' && upload.errorCount > 0)) throw new AppError('4098');
  const total = upload.goodsAmount + upload.deliveryAmount;
  if (total !== input.expectedTotal) throw totalChanged(total);
  // The transaction that places the orders checks again under a lock; this only avoids useless work.
  await assertOnAccount(transaction, { memberNo: own.memberNo, amount: total, at });
  const terms = await listOrderTerms(transaction, at);
  assertAgreed(
    input.agreedTerms,
    terms.map(({ termNo }) => termNo),
  );
  const change = { state: 'ORDERING' as const, doneCount: 0, workerKey, workedAt: at };
  await updateUpload(transaction, { uploadNo: upload.uploadNo, change });
  return upload;
}

async function giveUp(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: Mall,
  { uploadNo, workerKey }: { readonly uploadNo: number; readonly workerKey: string },
): Promise<void> {
  const change = { state: 'CHECKED' as const, workerKey: null, workedAt: clock() };
  await inMall(database, mall, (tx) => updateUpload(tx, { uploadNo, ofWorker: workerKey, change }));
}
