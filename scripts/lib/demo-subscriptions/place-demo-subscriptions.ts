import { getSubscription } from '../../../apps/api/src/modules/subscription/get-subscription.ts';
import { cancelSubscription } from '../../../apps/api/src/modules/subscription-application/cancel-subscription.ts';
import { getSubscriptionForm } from '../../../apps/api/src/modules/subscription-application/get-subscription-form.ts';
import { operateSubscription } from '../../../apps/api/src/modules/subscription-application/operate-subscription.ts';
import { submitSubscription } from '../../../apps/api/src/modules/subscription-application/submit-subscription.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import { productNamed } from '../../../packages/db/src/seed/content/find-products.ts';
import { subscriptionProducts } from '../../../packages/db/src/seed/content/subscriptions.ts';
import { costOf } from '../../../packages/domain/src/subscription-choice.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';
import { demoAddresses } from '../demo-orders/plan.ts';
import { type DemoSubscription, demoSubscriptions } from './plan.ts';

/** Gives the member subscriptions in every state, by the server's own use cases. */
export async function placeDemoSubscriptions(life: DemoLife): Promise<void> {
  for (const [index, subscription] of demoSubscriptions.entries()) {
    life.travelTo(subscription.at);
    const applicationNo = await apply(life, subscription, index);
    for (const move of subscription.moves) await take(life, applicationNo, move);
  }
}

async function apply(
  { dependencies, mall, memberNo }: DemoLife,
  { product, choice, request = '' }: DemoSubscription,
  index: number,
): Promise<string> {
  const { database, clock } = dependencies;
  const { productNo } = productNamed(subscriptionProducts, product);
  const [detail, form] = await inMall(database, mall, (tx) =>
    Promise.all([
      getSubscription(tx, { memberNo }, { productNo, at: clock() }),
      getSubscriptionForm(tx, mall, { memberNo, at: clock() }),
    ]),
  );
  const cost = costOf(detail, choice);
  if (!cost) throw new Error(`${product} is not offered for ${choice.months} months`);
  const [{ label: _label, isDefault: _isDefault, ...place }] = demoAddresses;
  const submission = {
    ...{ productNo, choice, preferredOn: form.firstDay },
    applicant: { name: form.memberName, phone: place.phone, email: form.memberEmail },
    installation: { ...place, request },
    requestKey: `00000000-0000-4000-8002-${String(index).padStart(12, '0')}`,
    agreedTerms: form.terms.map(({ termNo }) => termNo),
    ...{ expectedMonthly: cost.monthlyTotal, expectedTotal: cost.termTotal },
  };
  return (await submitSubscription(dependencies, mall, { memberNo, submission })).applicationNo;
}

async function take(
  { dependencies, mall, memberNo, travelTo }: DemoLife,
  applicationNo: string,
  { at, to, reason = '', installation, isByMember = false }: DemoSubscription['moves'][number],
): Promise<void> {
  const instantOf = (moment: typeof at): Date => {
    travelTo(moment);
    return dependencies.clock();
  };
  const planned = installation && { installationAt: instantOf(installation) };
  const now = instantOf(at);
  if (!isByMember) return operateSubscription(dependencies, mall, { applicationNo, to, reason, ...planned });
  const own = { applicationNo, memberNo, reason, at: now };
  await inMall(dependencies.database, mall, (tx) => cancelSubscription(tx, own));
}
