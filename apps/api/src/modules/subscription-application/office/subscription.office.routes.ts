import { AppError, fieldError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/subscriptions';
import { subscriptionMoves } from '@mall/domain/subscription-states';
import type { FastifyInstance } from 'fastify';
import { isWithin } from '../../../office/audited-write.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { operateSubscription } from '../operate-subscription.ts';
import { listSubscriptionQueue, showWeek, toRow } from './list-subscription-queue.ts';
import { findQueueRow, listQueueEvents } from './subscription-queue.repository.ts';

export function subscriptionOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listSubscriptions, ({ read, query }) =>
    read((transaction) => listSubscriptionQueue(transaction, query)),
  );
  bindOffice(app, contract.showInstallations, ({ read, query }) => read((transaction) => showWeek(transaction, query)));
  bindOffice(app, contract.getSubscription, ({ staff, read, params }) =>
    read((transaction) => getQueued(transaction, params, staff)),
  );
  bindOffice(
    app,
    contract.moveSubscription,
    async ({ params, body: { to, installationAt, ...body }, staff, read, write }) => {
      const { mallId, applicationNo } = params;
      const reason = body.reason.trim();
      const row = await read((transaction) => findQueueRow(transaction, params));
      if (!row) throw new AppError('4040');
      if ((to === 'CANCELLED' || to === 'TERMINATED') && reason === '')
        throw fieldError('reason', '회원이 읽을 사유를 적어 주세요.');
      const change = { mallId, subject: `subscription ${applicationNo}`, reason, changes: { state: [row.state, to] } };
      await write(change, (dependencies) =>
        operateSubscription(
          dependencies,
          { mallId },
          {
            ...{ applicationNo, to, reason, staffNo: staff.staffNo },
            ...(installationAt !== undefined && { installationAt: new Date(installationAt) }),
          },
        ),
      );
      return { state: to };
    },
  );
}

type Named = { readonly mallId: number; readonly applicationNo: string };

/** An application with its sheet, its history and the caller's moves; 4040 outside the scope. */
async function getQueued(
  transaction: OfficeReader,
  named: Named,
  staff: StaffCaller,
): Promise<Shown<contract.OfficeSubscription>> {
  const [row, events] = await Promise.all([findQueueRow(transaction, named), listQueueEvents(transaction, named)]);
  if (!row) throw new AppError('4040');
  const { sheet, installedOn, ...rest } = row;
  const writes = staff.rights.get('subscriptions.write');
  const data = {
    ...toRow(rest),
    ...{ memberNo: row.memberNo, sheet, installedOn },
    history: events.map(({ toState, happenedAt, staffName, ...event }) => ({
      ...{ ...event, state: toState, happenedAt: happenedAt.toISOString(), who: staffName ?? '' },
    })),
    moves: writes && isWithin(writes, named.mallId) ? [...subscriptionMoves(row.state)] : [],
  };
  return { data, subjects: [row.memberNo], mallId: named.mallId };
}
