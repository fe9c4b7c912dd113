import type { Replica } from '@mall/db/replica';
import type { CarrierPlan, ReturnRule } from '@mall/db/seed/content/carrier-types';
import type { Brand, Product, TermVersion } from '@mall/db/seed/content/types';
import { insertCatalogue } from '@mall/db/seed/insert-catalogue';
import { insertMall } from '@mall/db/seed/insert-mall';
import type { MallContent } from '@mall/db/seed/seed-content';
import type { FastifyInstance } from 'fastify';
import type { Analytics } from '../analytics/analytics.ts';
import type { CertificationGateway } from '../certification/certification-gateway.ts';
import type { Config } from '../config.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { Folders } from '../pages/static-files.ts';
import type { PaymentGateway } from '../payment/payment-gateway.ts';
import { createFakeGateway, type FakeGateway } from './fake-gateway.ts';
import { categories, listingOf } from './products.ts';
import { createTestApp, insertMember, type MallValues, mallRow, signInAs, type TestApp } from './test-app.ts';

type ShopMall = MallValues & Partial<Omit<MallContent, 'mall' | 'members'>>;
export type ShopContent = {
  readonly products?: readonly Product[];
  readonly plans?: readonly CarrierPlan[];
  readonly returnRules?: readonly ReturnRule[];
  readonly terms?: readonly TermVersion[];
  /** Each lists every product, unless it says otherwise. */
  readonly malls?: readonly ShopMall[];
  readonly config?: Partial<Config>;
  /** Stands in for a replica. */
  readonly replica?: Replica;
  /** A payment service within the test's process. */
  readonly fake?: FakeGateway;
  /** The fake one by default. */
  readonly gateway?: PaymentGateway;
  readonly certification?: CertificationGateway;
  readonly mailSender?: MailSender;
  readonly analytics?: Analytics;
  readonly folders?: Folders;
  /** Another connection to the same database. */
  readonly through?: (url: string) => Promise<string>;
  /** Registers the test's own routes. */
  readonly extend?: (app: FastifyInstance) => void;
};

export type Shop = TestApp & {
  readonly fake: FakeGateway;
  /** The access token of the member `demo`, by mall. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The number of the member `demo`, by mall. */
  readonly memberNos: Readonly<Record<string, number>>;
};

export const plan = (planNo: number, values: Partial<CarrierPlan> = {}): CarrierPlan => ({
  planNo,
  carrier: '온통신',
  name: `요금제 ${planNo}`,
  monthlyPrice: 50_000,
  discountMonthly12: 12_500,
  discountMonthly24: 12_500,
  dataSummary: '10GB',
  benefitSummary: '',
  isPopular: false,
  ...{ minAge: null, maxAge: null, phoneNetworks: ['5G'], joinTypes: ['NEW', 'TRANSFER', 'CHANGE'] },
  persons: ['INDIVIDUAL'],
  sortOrder: planNo,
  validFrom: '2026-01-01T00:00:00+09:00',
  ...values,
});

/** Terms that an order needs, one of them with a version no longer in force and one not yet in force. */
export const orderTerms: readonly TermVersion[] = [
  { termNo: 1, termCode: 'service', appliedOn: '2020-01-01', html: '' },
  { termNo: 2, termCode: 'service', appliedOn: '2026-01-01', html: '' },
  { termNo: 3, termCode: 'service', appliedOn: '2099-01-01', html: '' },
  { termNo: 4, termCode: 'privacy', appliedOn: '2026-01-01', html: '' },
  { termNo: 5, termCode: 'thirdParty', appliedOn: '2026-01-01', html: '' },
  { termNo: 6, termCode: 'marketing', appliedOn: '2026-01-01', html: '' },
];
export const agreedTerms = [2, 4, 5];

const twoMalls: readonly ShopMall[] = [
  { mallId: 1, mallUrl: 'familyshop' },
  { mallId: 2, mallUrl: 'hanul' },
];

/**
 * The application with these malls, filled through the same code as the demo malls. Each has a member `demo`, who is the guest of a
 * marketing mall.
 */
export async function openShop({
  products = [],
  plans = [plan(1)],
  returnRules = [],
  terms = orderTerms,
  malls = twoMalls,
  fake = createFakeGateway(),
  ...services
}: ShopContent = {}): Promise<Shop> {
  const testApp = await createTestApp({ gateway: fake.gateway, ...services });
  const productByNo = new Map(products.map((product) => [product.productNo, product]));
  const catalogue = { brands: brandsOf(products), plans, returnRules, products, productByNo, terms };
  const listings = products.map((product) => listingOf(product));
  await testApp.owner.transaction().execute(async (transaction) => {
    await insertCatalogue(transaction, catalogue);
    for (const mall of malls)
      await insertMall(transaction, contentOf({ listings, ...mall }), { catalogue, now: new Date() });
  });
  const tokens: Record<string, string> = {};
  const memberNos: Record<string, number> = {};
  for (const { mallId, mallUrl, isMarketing } of malls) {
    const memberNo = await insertMember(testApp.owner, { mallId, loginId: 'demo' });
    memberNos[mallUrl] = memberNo;
    tokens[mallUrl] = (await signInAs(testApp, mallUrl, mallId)).accessToken;
    if (!isMarketing) continue;
    await testApp.owner.updateTable('mall').set({ guestMemberNo: memberNo }).where('mallId', '=', mallId).execute();
  }
  testApp.app.dependencies.malls.forget();
  return { ...testApp, fake, tokens, memberNos };
}

/** Another member of the first mall, and the access token. */
export async function addMember(shop: Shop, loginId = 'other'): Promise<string> {
  await insertMember(shop.owner, { mallId: 1, loginId });
  return (await signInAs(shop, 'familyshop', 1, loginId)).accessToken;
}

function brandsOf(products: readonly Product[]): Brand[] {
  const names = new Map(products.map(({ brandId, brandName }) => [brandId, brandName]));
  return [...names].map(([brandId, name]) => ({ brandId, name }));
}

function contentOf({
  mallId,
  mallUrl,
  salesType,
  isMarketing,
  hasDormancy,
  needsApproval,
  ...content
}: ShopMall): MallContent {
  const values = { mallId, mallUrl, ...(salesType && { salesType }), ...(isMarketing && { isMarketing }) };
  const empty = { members: [], listings: [], supports: [], corners: [], popups: [], smartKeywords: [] };
  return {
    mall: mallRow({
      ...{ ...values, ...(needsApproval && { needsApproval }) },
      ...(hasDormancy !== undefined && { hasDormancy }),
    }),
    ...empty,
    categories,
    popularKeywords: [],
    exhibitions: [],
    specialSales: [],
    posts: [],
    faqs: [],
    deliveryFees: [],
    joinQuestions: [],
    ...content,
  };
}
