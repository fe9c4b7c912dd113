import { randomUUID } from 'node:crypto';
import type { ApplicationDetail, listApplications } from '@mall/contracts/application';
import type {
  ApplicantInput,
  ApplicationChoice,
  ApplicationDelivery,
  ApplicationDraft,
  getApplicationForm,
} from '@mall/contracts/application-draft';
import type { DataOf } from '@mall/contracts/endpoint';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { TermVersion } from '@mall/db/seed/content/types';
import { ageOn } from '@mall/domain/age';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { priceChoice } from '@mall/domain/wireless-choice';
import { certifying, type Person, startCertification } from './certifying.ts';
import { listingOf, option, phone } from './products.ts';
import { openShop, plan, type ShopContent } from './shop.ts';

export const phoneNo = 'HP0001';
export const blue = '블루';

const product = phone(phoneNo, {
  options: [
    option({ optionNo: 1, colourName: '블랙', stockQuantity: 0 }),
    option({ optionNo: 2, colourName: blue, stockQuantity: 5 }),
  ],
  memories: [
    { memory: '256GB', releasePrice: 1_243_000, priceSince: '2020-01-01', isSoldOut: false, sortOrder: 1 },
    { memory: '1TB', releasePrice: 1_843_000, priceSince: '2020-01-01', isSoldOut: true, sortOrder: 2 },
  ],
});
const unlisted = phone('HP0002');

const terms: readonly TermVersion[] = [
  { termNo: 1, termCode: 'wireless', appliedOn: '2020-01-01', html: '' },
  { termNo: 2, termCode: 'privacy', appliedOn: '2020-01-01', html: '' },
  { termNo: 3, termCode: 'thirdParty', appliedOn: '2020-01-01', html: '' },
];

type More = Pick<ShopContent, 'fake' | 'terms' | 'products' | 'mailSender'>;

/** A shop with one phone, plans of two carriers, and the sandbox's certification service; more goods are for sale in both malls. */
export async function openApplicationShop({ products = [], ...more }: More = {}) {
  const service = await startCertification();
  const support = {
    ...{ productNo: phoneNo, memory: '256GB', planNo: 2, joinType: 'TRANSFER' as const },
    ...{ validFrom: '2020-01-01T00:00:00Z', validTo: null, commonSupport: 400_000, extraSupport: 60_000 },
  };
  const listings = [product, ...products].map((one) => listingOf(one));
  const shop = await openShop({
    products: [product, unlisted, ...products],
    plans: [plan(1, { carrier: '온텔' }), plan(2, { carrier: '다누리', monthlyPrice: 69_000 })],
    terms,
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings, supports: [support] },
      { mallId: 2, mallUrl: 'hanul', listings, supports: [] },
    ],
    certification: service.certification,
    ...more,
  });
  return {
    ...shop,
    ...certifying(shop),
    token: () => shop.tokens.familyshop ?? '',
    /** Pieces of the blue one on the shelf; with a number, sets them first. */
    stock: async (pieces?: number): Promise<number> => {
      const { quantity } = await shop.owner
        .updateTable('optionStock')
        .set(pieces === undefined ? { optionNo: 2 } : { quantity: pieces })
        .where('productNo', '=', phoneNo)
        .where('optionNo', '=', 2)
        .returning('quantity')
        .executeTakeFirstOrThrow();
      return quantity;
    },
    close: async () => {
      await service.close();
      await shop.close();
    },
  };
}

type ApplicationShop = Awaited<ReturnType<typeof openApplicationShop>>;

const choice: ApplicationChoice = {
  ...{ memory: '256GB', colour: blue, joinType: 'TRANSFER', planNo: 2, discountType: null },
  ...{ instalmentMonths: 24, contractMonths: 24 },
};
const applicant: ApplicantInput = { certificationKey: null, email: 'gaeun@example.kr', currentCarrier: '온텔' };
const delivery: ApplicationDelivery = {
  ...{ recipient: '김가은', phone: '01012345678', postcode: '04524', roadAddress: '서울 중구 세종대로 110' },
  ...{ detailAddress: '101호', request: '' },
};

const ageOf = ({ applicant: known }: ApplicationDraft): number | null =>
  known && ageOn(seoulDayOf(new Date()), known.birthDate);

/** What a member does to apply for a phone. */
export function applying(shop: ApplicationShop, token = shop.token()) {
  const at = shop.at('familyshop');
  const options = { token };
  const put = (part: string, body: object, productNo = phoneNo) =>
    at.put<ApplicationDraft>(`/application-drafts/${productNo}/${part}`, { token, body });
  const me = {
    options,
    begin: (values: Partial<ApplicationChoice> = {}, productNo?: string) =>
      put('choice', { ...choice, ...values }, productNo),
    choose: (values: Partial<ApplicationChoice> = {}) =>
      put('choice', { ...choice, discountType: 'COMMON_SUPPORT', ...values }),
    saveApplicant: (values: Partial<ApplicantInput> = {}) => put('applicant', { ...applicant, ...values }),
    /** Completes the step: certified, then saved. */
    certify: async (person: Partial<Person> = {}, values: Partial<ApplicantInput> = {}) =>
      me.saveApplicant({ ...values, certificationKey: await shop.certify('APPLICATION', person, { token }) }),
    saveDelivery: () => put('delivery', delivery),
    read: () => at.get<ApplicationDraft>(`/application-drafts/${phoneNo}`, options),
    drop: () => at.delete(`/application-drafts/${phoneNo}`, options),
    fill: async () => {
      await me.begin();
      await me.certify();
      await me.choose();
      return me.saveDelivery();
    },
    /** What a browser would show of the draft for signing. */
    shown: async () => {
      const [draft, detail, form] = await Promise.all([
        me.read(),
        at.get<WirelessDetail>(`/products/wireless/${phoneNo}`, options),
        at.get<{ terms: { infoNo: number }[] }>('/application-form', options),
      ]);
      const quote = detail.data && draft.data && priceChoice(detail.data, draft.data.choice, ageOf(draft.data))?.quote;
      return {
        productNo: phoneNo,
        requestKey: randomUUID(),
        agreedTerms: form.data?.terms.map(({ infoNo }) => infoNo) ?? [],
        expectedMonthly: quote?.monthlyTotal ?? 0,
        expectedTotal: quote?.termTotal ?? 0,
      };
    },
    sign: (body: object) => at.post<{ applicationNo: string }>('/applications', { token, body }),
    submit: async (values: object = {}) => me.sign({ ...(await me.shown()), ...values }),
    apply: async () => {
      await me.fill();
      return me.submit();
    },
    get: (applicationNo: string) => at.get<ApplicationDetail>(`/applications/${applicationNo}`, options),
    file: (applicationNo: string) =>
      at.get<{ fileName: string; contentBase64: string }>(`/applications/${applicationNo}/sheet`, options),
    cancel: (applicationNo: string) =>
      at.post<ApplicationDetail>(`/applications/${applicationNo}/cancel`, { token, body: { reason: '단순 변심' } }),
    list: (query = '') => at.get<DataOf<typeof listApplications>>(`/applications${query}`, options),
    form: () => at.get<DataOf<typeof getApplicationForm>>('/application-form', options),
  };
  return me;
}
