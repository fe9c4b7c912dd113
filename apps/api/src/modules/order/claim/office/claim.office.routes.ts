import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/claims';
import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../../dependencies.ts';
import { bindOffice } from '../../../../office/bind-office.ts';
import { mayAlone } from '../../../../office/may-alone.ts';
import { assertReason, type Decided, decideQueuedClaim, needsSecond, typeOf } from './decide-queued-claim.ts';
import { getClaim } from './get-claim.ts';
import { listClaimQueue } from './list-claims.ts';
import { makeClaimForMember } from './make-claim-for-member.ts';
import { getClaimable, quoteForMember } from './quote-for-member.ts';

/** The office's endpoints for the claims of all malls. */
export function claimOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, officeDatabase } = dependencies;
  if (!officeDatabase) return;
  bindOffice(app, contract.listOfficeClaims, ({ staff, query, read }) =>
    read((transaction) => listClaimQueue(transaction, query, { staff, now: clock() })),
  );
  bindOffice(app, contract.getOfficeClaim, ({ staff, params, read }) =>
    read((transaction) => getClaim(transaction, params, { staff, now: clock() })),
  );
  bindOffice(app, contract.decideOfficeClaim, async ({ params, body, ...office }) => {
    assertReason(body);
    const type = await office.read((transaction) => typeOf(transaction, params));
    return { caseNo: await decideQueuedClaim(office, type, { ...params, ...body }) };
  });
  bindOffice(app, contract.decideClaims, async ({ body: { items, ...decision }, ...office }) => {
    assertReason(decision);
    const outcomes = [];
    for (const { seenRefund, ...key } of items)
      outcomes.push({ ...key, ...(await outcomeOf(office, { ...key, ...decision, seenRefund })) });
    return outcomes;
  });
  bindOffice(app, contract.getClaimable, async ({ params: { mallId, orderNo }, mallOf }) => {
    const mall = await mallOf(mallId);
    return inMall(officeDatabase, mall, (transaction) => getClaimable(transaction, { orderNo, at: clock() }));
  });
  bindOffice(app, contract.quoteOfficeClaim, async ({ params: { mallId, orderNo }, body, mallOf, staff }) => {
    const mall = await mallOf(mallId);
    const wanted = { ...body, orderNo, at: clock(), alone: mayAlone(staff, 'claims.write', mallId) };
    return inMall(officeDatabase, mall, (transaction) => quoteForMember(transaction, wanted));
  });
  bindOffice(app, contract.makeOfficeClaim, async ({ params, body: claimInput, mallOf, staff, write }) => {
    await mallOf(params.mallId);
    const office = { ...dependencies, database: officeDatabase };
    return { caseNo: await makeClaimForMember(office, { ...params, claimInput, staff, write }) };
  });
}

type Office = Parameters<typeof decideQueuedClaim>[0];
type Outcome = { readonly outcome: 'done' | 'skipped' | 'failed'; readonly reason?: string };

/**
 * Result of one claim of a bulk decision. A claim that needs a second person is skipped: its case has to be opened
 * singly.
 */
async function outcomeOf(office: Office, decided: Decided): Promise<Outcome> {
  try {
    const type = await office.read((transaction) => typeOf(transaction, decided));
    if (needsSecond(office.staff, type, decided))
      return { outcome: 'skipped', reason: '혼자 결정할 수 있는 금액을 넘어요. 하나씩 결재를 올려 주세요.' };
    await decideQueuedClaim(office, type, decided);
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = error.code === '4095' ? 'failed' : 'skipped';
    return { outcome, reason: error.description ?? error.message };
  }
}
