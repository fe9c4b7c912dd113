import { AppError } from '@mall/contracts/errors';
import type { ApplicationCheckKind } from '@mall/contracts/office/applications';
import { inMall } from '@mall/db/in-mall';
import { goesOn } from '@mall/domain/office/application-queue';
import { lockApplication } from '../move-application.ts';
import { findQueueRow } from './application-queue.repository.ts';
import { saveCheck } from './desk.repository.ts';
import type { Moving } from './move-queued-application.ts';

type Looked = {
  readonly mallId: number;
  readonly applicationNo: string;
  readonly kind: ApplicationCheckKind;
  readonly isPassed: boolean;
};

/** Records the check of an application under way that staff made by hand. Errors: 4040 out of reach, 4097 it has ended. */
export async function checkApplication({ staff, at, read, write }: Moving, looked: Looked): Promise<void> {
  const { mallId, applicationNo, kind, isPassed } = looked;
  const looking = { reaches: staff.reachOf('applications.write'), at };
  const row = await read((transaction) => findQueueRow(transaction, { mallId, applicationNo }, looking));
  if (!row) throw new AppError('4040');
  const change = { mallId, subject: `application ${applicationNo}`, changes: { [kind]: isPassed } };
  await write(change, ({ database }) =>
    inMall(database, { mallId }, async (transaction) => {
      const { state } = await lockApplication(transaction, applicationNo);
      if (!goesOn(state)) throw new AppError('4097');
      await saveCheck(transaction, { applicationNo, kind, isPassed, staffNo: staff.staffNo, checkedAt: at });
    }),
  );
}
