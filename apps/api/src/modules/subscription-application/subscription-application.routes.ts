import * as contract from '@mall/contracts/subscription-application';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { getSubscriptionApplication, getSubscriptionSheet } from './get-subscription-application.ts';
import { getSubscriptionForm } from './get-subscription-form.ts';
import { listSubscriptionApplications } from './list-subscription-applications.ts';
import { subscriptionPdf } from './sheet/subscription-pdf.ts';
import { submitSubscription } from './submit-subscription.ts';

export function subscriptionApplicationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
  bind(app, contract.getSubscriptionForm, ({ mall, member, db }) =>
    db((tx) => getSubscriptionForm(tx, mall, { memberNo: member.memberNo, at: clock() })),
  );
  bind(app, contract.submitSubscription, ({ mall, member, body }) =>
    submitSubscription(dependencies, mall, { memberNo: member.memberNo, submission: body }),
  );
  bind(app, contract.listSubscriptionApplications, ({ mall, member, db, query }) =>
    db((tx) => listSubscriptionApplications(tx, mall, { memberNo: member.memberNo, query })),
  );
  bind(app, contract.getSubscriptionApplication, ({ member: { memberNo }, db, params }) =>
    db((tx) => getSubscriptionApplication(tx, { ...params, memberNo })),
  );
  bind(app, contract.cancelSubscription, ({ member: { memberNo }, db, params, body }) =>
    db((tx) => cancelSubscription(tx, { ...params, memberNo, reason: body.reason, at: clock() })),
  );
  bind(app, contract.getSubscriptionFile, async ({ member: { memberNo }, db, params }) => {
    const sheet = await db((tx) => getSubscriptionSheet(tx, { ...params, memberNo }));
    const content = await subscriptionPdf(sheet);
    return { fileName: `구독신청서_${sheet.applicationNo}.pdf`, contentBase64: content.toString('base64') };
  });
}
