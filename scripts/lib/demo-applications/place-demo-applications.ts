import { cancelApplication } from '../../../apps/api/src/modules/application/cancel-application.ts';
import { saveApplicant } from '../../../apps/api/src/modules/application/draft/save-applicant.ts';
import { saveChoice } from '../../../apps/api/src/modules/application/draft/save-choice.ts';
import { saveDelivery } from '../../../apps/api/src/modules/application/draft/save-delivery.ts';
import { listApplicationTerms } from '../../../apps/api/src/modules/application/list-application-terms.ts';
import { operateApplication } from '../../../apps/api/src/modules/application/operate-application.ts';
import { priceApplication } from '../../../apps/api/src/modules/application/price-application.ts';
import { submitApplication } from '../../../apps/api/src/modules/application/submit-application.ts';
import { getWireless } from '../../../apps/api/src/modules/wireless/get-wireless.ts';
import type { ApplicationChoice } from '../../../packages/contracts/src/application-draft.ts';
import { inMall, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { productNamed } from '../../../packages/db/src/seed/content/find-products.ts';
import { phones } from '../../../packages/db/src/seed/content/phones.ts';
import { firstChoice } from '../../../packages/domain/src/wireless-choice.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';
import { demoAddresses } from '../demo-orders/plan.ts';
import { certifyAs } from './certify-as.ts';
import { type DemoApplication, type DemoMove, demoApplicant, demoApplications } from './plan.ts';

/** Fills in each application of a plan, signs it and moves it on. */
export async function placeDemoApplications(life: DemoLife, plan = demoApplications): Promise<void> {
  for (const [index, application] of plan.entries()) await live(life, application, index);
}

async function live(life: DemoLife, application: DemoApplication, index: number): Promise<void> {
  life.travelTo(application.at);
  const { productNo } = productNamed(phones, application.phone);
  const choice = await begin(life, productNo, application);
  if (application.isDraft) return;
  const applicationNo = await sign(life, { productNo, choice, index });
  for (const move of application.moves) {
    life.travelTo(move.at);
    await take(life, applicationNo, move);
  }
}

/** Within one transaction of the mall, at the demo's own moment. */
const within = <Result>(
  { dependencies, mall }: DemoLife,
  work: (transaction: MallTransaction, at: Date) => Promise<Result>,
): Promise<Result> => inMall(dependencies.database, mall, (transaction) => work(transaction, dependencies.clock()));

async function begin(life: DemoLife, productNo: string, wanted: DemoApplication): Promise<ApplicationChoice> {
  const { mall, memberNo } = life;
  const { discountType, instalmentMonths } = wanted;
  const detail = await within(life, (tx, at) => getWireless(tx, { viewer: { memberNo }, productNo, at }));
  const choice = { ...firstChoice(detail), discountType, instalmentMonths };
  await within(life, (tx, at) => saveChoice(tx, mall, { memberNo, productNo, choice, at }));
  const carrier = detail.plans.find(({ planNo }) => planNo === choice.planNo)?.carrier ?? '';
  if (wanted.isDraft) return choice;
  const certificationKey = await certifyAs(life, demoApplicant);
  const { vault } = life.dependencies;
  const { email, currentCarrier } = demoApplicant;
  // Changing only the phone keeps the carrier.
  const applicant = {
    certificationKey,
    email,
    currentCarrier: choice.joinType === 'CHANGE' ? carrier : currentCarrier,
  };
  await within(life, (tx, at) => saveApplicant(tx, mall, { memberNo, productNo, applicant, vault, at }));
  return choice;
}

type Signing = { readonly productNo: string; readonly choice: ApplicationChoice; readonly index: number };

async function sign(life: DemoLife, { productNo, choice, index }: Signing): Promise<string> {
  const { dependencies, mall, memberNo } = life;
  const key = { memberNo, productNo };
  const [{ label: _label, isDefault: _isDefault, ...address }] = demoAddresses;
  const delivery = { ...address, request: '' };
  await within(life, (tx, at) => saveDelivery(tx, mall, { ...key, delivery, at }));
  const { quote } = await within(life, (tx, at) =>
    priceApplication(tx, { ...key, choice, birthDate: demoApplicant.birthDate, at }),
  );
  const terms = await within(life, (tx, at) => listApplicationTerms(tx, at));
  const { applicationNo } = await submitApplication(dependencies, mall, {
    memberNo,
    submission: {
      productNo,
      requestKey: `00000000-0000-4000-8001-${String(index).padStart(12, '0')}`,
      agreedTerms: terms.map(({ termNo }) => termNo),
      expectedMonthly: quote.monthlyTotal,
      expectedTotal: quote.termTotal,
    },
  });
  return applicationNo;
}

async function take(life: DemoLife, applicationNo: string, move: DemoMove): Promise<void> {
  const { dependencies, mall, memberNo } = life;
  if (move.to === 'cancel') {
    const { reason } = move;
    await within(life, (tx, at) => cancelApplication(tx, { applicationNo, memberNo, reason, at }));
    return;
  }
  if (move.to === 'SHIPPED') {
    const { to, carrier, invoiceNo } = move;
    await operateApplication(dependencies, mall, { applicationNo, to, reason: '', parcel: { carrier, invoiceNo } });
    return;
  }
  const { to, reason = '', hold } = move;
  await operateApplication(dependencies, mall, { applicationNo, to, reason, hold });
}
