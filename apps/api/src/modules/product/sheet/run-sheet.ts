import { AppError } from '@mall/contracts/errors';
import type { Database } from '@mall/db/connection';
import type { Dependencies } from '../../../dependencies.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { endRun, insertRun } from '../../../runs/run.repository.ts';
import { refused } from '../office/change-product.ts';
import { findOtherUse, findSheet, lockSheet, type StoredSheet, updateSheetRun } from './sheet.repository.ts';

type Office = Pick<Dependencies, 'database' | 'clock'>;

/** One's own sheet; 4040 for none, and for somebody else's. */
export async function ownSheet(database: Database, sheetNo: number, staffNo: number): Promise<StoredSheet> {
  const sheet = await findSheet(database, sheetNo);
  if (sheet?.staffNo !== staffNo) throw new AppError('4040');
  return sheet;
}

type Running = {
  readonly sheetNo: number;
  readonly withWarned: boolean;
  readonly staff: StaffCaller;
  readonly requestId: string;
};

/** Queues a sheet. Error 4090: it is under way or done, or somebody else has carried out the same file. */
export const runSheet = (
  { database, clock }: Office,
  { sheetNo, withWarned, staff, requestId }: Running,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockSheet(transaction, sheetNo);
    const sheet = await findSheet(transaction, sheetNo);
    if (!sheet) throw new AppError('4040');
    if (sheet.state === 'DONE') throw refused('이미 고친 시트예요.');
    if (sheet.state === 'QUEUED' || sheet.state === 'RUNNING') throw refused('이미 고치고 있어요.');
    const other = await findOtherUse(transaction, sheetNo);
    if (other) throw refused(`${other.by} 님이 이미 올린 파일이에요. 시트를 새로 내려받아 주세요.`);
    const runNo = await insertRun(transaction, {
      ...{ kind: 'PRODUCT_SHEET', request: { sheetNo }, reason: `시트 ${sheetNo}`, state: 'QUEUED', madeAt: clock() },
      ...{ staffNo: staff.staffNo, sessionNo: staff.sessionNo, address: staff.address, device: staff.device },
      ...{ requestId, mostRows: null, totalRows: sheet.rows },
    });
    await updateSheetRun(transaction, { sheetNo, runNo, withWarned });
  });

/** Stops it after the product that is being written. Error 4090: it is not under way. */
export const stopSheet = ({ database, clock }: Office, { runNo }: StoredSheet): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const from = ['QUEUED', 'RUNNING'] as const;
    const isEnded = runNo !== null && (await endRun(transaction, { runNo }, { from, to: 'CANCELLED', at: clock() }));
    if (!isEnded) throw refused('고치고 있지 않아요.');
  });
