import type { ApplicationHold, ApplicationState } from '@mall/contracts/application-codes';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { MoveReason } from '../../move.ts';
import { listApplicationsUnderWay, updateApplication } from './application.repository.ts';
import { lockApplication, moveApplication } from './move-application.ts';

type Outside = Pick<Dependencies, 'database' | 'clock'>;
type Operation = {
  readonly applicationNo: string;
  readonly to: ApplicationState;
  /** The parcel, when it ships. */
  readonly parcel?: { readonly carrier: string; readonly invoiceNo: string };
  readonly reason: string;
  /** What a held review waits for; something else by default. */
  readonly hold?: ApplicationHold | undefined;
  readonly staffNo?: MoveReason['staffNo'];
};

/** Moves an application on for the operator; 4097 when its state does not allow the move. */
export function operateApplication(
  { database, clock }: Outside,
  mall: MallScope,
  { applicationNo, to, parcel, reason, hold, staffNo }: Operation,
): Promise<void> {
  return inMall(database, mall, async (transaction) => {
    const application = await lockApplication(transaction, applicationNo);
    await moveApplication(transaction, application, { to, actor: 'OPERATOR', reason, hold, staffNo, at: clock() });
    if (parcel) await updateApplication(transaction, application, parcel);
  });
}

const mostShown = 100;

/** Applications that wait for the operator, the oldest first. */
export const listApplicationsToHandle = ({ database }: Pick<Dependencies, 'database'>, mall: MallScope) =>
  inMall(database, mall, (transaction) => listApplicationsUnderWay(transaction, { limit: mostShown }));
