import { AppError, fieldError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/subscriptions';
import { subscriptionMoves } from '@mall/domain/subscription-states';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { applicationOf, outcomesOf } from '../../../office/outcome-of.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';
import { listSubscriptionQueue, showWeek, toRow } from './list-subscription-queue.ts';
import { moveQueuedSubscription } from './move-queued-subscription.ts';
import { findQueueRow, listQueueEvents } from './subscription-queue.repository.ts';

export function subscriptionOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listSubscriptions, ({ read, query }) =>
    read((transaction) => listSubscriptionQueue(transaction, query)),
  );
  bindOffice(app, contract.showInstallations, ({ read, query }) => read((transaction) => showWeek(transaction, query)));
  bindOffice(app, contract.getSubscription, ({ staff, read, params }) =>
    read((transaction) => getQueued(transaction, params, staff)),
  );
  bindOffice(app, contract.moveSubscription, async ({ params, body, ...caller }) => {
    await moveQueuedSubscription(caller, { ...params, ...body });
    return { state: body.to };
  });
  bindOffice(app, contract.moveSubscriptions, ({ body: { to, items, installationAt }, ...caller }) => {
    if (to === 'INSTALLATION_PLANNED' && installationAt === undefined)
      throw fieldError('installationAt', '설치할 날짜와 시각을 골라 주세요.');
    // An application already planned keeps its time here: only a single move reschedules it.
    const was = to === 'INSTALLATION_PLANNED' ? { was: null } : {};
    return outcomesOf(items, applicationOf, (item) =>
      moveQueuedSubscription(caller, { ...item, to, reason: '', installationAt, ...was }),
    );
  });
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
  const data = {
    ...toRow(rest),
    ...{ memberNo: row.memberNo, sheet, installedOn },
    history: events.map(({ toState, happenedAt, staffName, ...event }) => ({
      ...{ ...event, state: toState, happenedAt: happenedAt.toISOString(), who: staffName ?? '' },
    })),
    moves: mayIn(staff, 'subscriptions.write', named.mallId) ? [...subscriptionMoves(row.state)] : [],
  };
  return { data, subjects: [row.memberNo], mallId: named.mallId };
}
