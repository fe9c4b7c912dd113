import { isThere } from '../access-matrix.ts';
import { isBusinessNumber } from '../business-number.ts';
import type { ProductFact } from './facts.ts';
import {
  annexFix,
  type Fault,
  lintRule,
  lookedUp,
  mallFix,
  notChecked,
  ofMall,
  productFix,
  supplierFix,
} from './lint-rule.ts';
import { inForce, textOf } from './said.ts';

const mostFields = {
  company: '상호',
  representativeName: '대표자 이름',
  address: '주소',
  customerPhone: '전화번호',
  email: '전자우편 주소',
  businessNumber: '사업자등록번호',
} as const;

const isPhone = (written: string): boolean => /^\d{2,4}-?\d{3,4}(-?\d{4})?$/.test(written);

const permit = /\d{4}-?.+\d+/;
const exemption = /면제|신고 ?대상/;

/** What a mall states about its operator. */
export const mallRules = [
  lintRule({
    ...{ no: 1, name: '사업자 정보', severity: 'RED', reads: ['mall'], fix: mallFix() },
    duty: '첫 화면에 상호, 대표자, 주소, 전화번호, 전자우편, 사업자등록번호와 이용약관을 볼 수 있게 표시해야 해요.',
    source: lookedUp('전자상거래법 제10조, 시행규칙 제7조'),
    judge({ mall }) {
      const missing = Object.entries(mostFields).filter(
        ([field]) => mall[field as keyof typeof mostFields].trim() === '',
      );
      const faults: Fault[] = missing.map(([field, label]) =>
        ofMall(`${label} 칸이 비어 있어요`, { key: field, fix: mallFix(field) }),
      );
      if (mall.businessNumber !== '' && !isBusinessNumber(mall.businessNumber))
        faults.push(
          ofMall(`사업자등록번호 ${mall.businessNumber}의 확인 숫자가 맞지 않아요`, {
            ...{ key: 'businessNumber', fix: mallFix('businessNumber') },
          }),
        );
      return faults;
    },
  }),
  lintRule({
    ...{ no: 2, name: '통신판매업 신고', severity: 'RED', reads: ['mall'], fix: mallFix('salesPermitNumber') },
    duty: '통신판매업 신고번호를 표시하고 공정거래위원회의 사업자 정보로 이어 주어야 해요. 신고가 면제되면 이유를 적어요.',
    source: lookedUp('전자상거래법 제10조·제12조 (면제 기준은 원문을 확인하지 못했어요)'),
    judge({ mall: { salesPermitNumber: number } }) {
      if (number.trim() === '') return [ofMall('신고번호도, 면제 이유도 없어요')];
      if (permit.test(number) || exemption.test(number)) return [];
      return [ofMall(`‘${number}’에서 신고 연도와 번호를 알아볼 수 없어요`, { severity: 'AMBER' })];
    },
  }),
  lintRule({
    ...{ no: 3, name: '호스팅 제공자', severity: 'AMBER', reads: ['mall'], fix: mallFix('hostingProvider') },
    duty: '호스팅 서비스를 제공하는 사업자의 이름을 첫 화면에 표시해야 해요.',
    source: lookedUp('전자상거래법 시행규칙 제7조 (2012-08-18 시행)'),
    judge: ({ mall }) =>
      mall.hostingProvider.trim() === '' ? [ofMall('호스팅 제공자가 비어 있어 쇼핑몰 아래쪽에 나오지 않아요')] : [],
  }),
  lintRule({
    ...{ no: 8, name: '반품 받을 곳', severity: 'RED', reads: ['mall'], fix: mallFix() },
    duty: '상품을 돌려보낼 주소와 물어볼 전화번호를 알려야 해요.',
    source: lookedUp('전자상거래법 제13조 제2항'),
    judge({ mall }) {
      const faults: Fault[] = [];
      if (mall.address.trim().length < 2)
        faults.push(ofMall('반품을 받을 주소가 없어요', { key: 'address', fix: mallFix('address') }));
      if (!isPhone(mall.customerPhone))
        faults.push(
          ofMall('반품을 물어볼 전화번호가 없거나 번호가 아니에요', {
            key: 'customerPhone',
            fix: mallFix('customerPhone'),
          }),
        );
      return faults;
    },
  }),
  lintRule({
    ...{ no: 9, name: '구매안전서비스', severity: 'AMBER', reads: ['mall'], fix: mallFix('mobileCertificateImage') },
    duty: '현금을 먼저 받으면 금액과 관계없이 에스크로 같은 구매안전서비스를 쓸 수 있다고 표시해야 해요.',
    source: lookedUp('전자상거래법 제13조·제24조 (2013-11-29부터 모든 금액)'),
    whyNot: ({ mall }) => (isThere('orderSheet', mall) ? undefined : '돈을 먼저 받고 파는 몰이 아니에요'),
    judge({ mall: { mobileCertificateImage: image, mobileCertificateLink: link } }) {
      if (image === '') return [ofMall('휴대폰 화면 아래쪽에 구매안전서비스 표시가 없어요')];
      const unproved = { key: 'link', fix: mallFix('mobileCertificateLink') };
      return link === '' ? [ofMall('구매안전서비스 표시를 눌러도 가입 사실을 확인할 곳이 없어요', unproved)] : [];
    },
  }),
  lintRule({
    ...{
      no: 21,
      name: '통신판매중개 고지',
      severity: 'AMBER',
      reads: ['mall', 'terms', 'today', 'products'],
      fix: annexFix('service'),
    },
    duty: '남의 상품을 파는 몰은 거래 당사자가 아니라는 것과 상품마다 판매자의 상호, 사업자등록번호, 전화번호를 알려야 해요.',
    source: notChecked('전자상거래법 제20조'),
    whyNot: ({ mall }) => (mall.salesType === 'CONSIGNMENT' ? undefined : '위탁 판매를 하는 몰이 아니에요'),
    judge: (facts) => [
      ...(intermediary.test(textOf(inForce(facts, 'service') ?? { html: '' }))
        ? []
        : [ofMall('이용약관에 통신판매중개자라는 말이 없어요')]),
      ...facts.products.flatMap(unnamedSeller),
    ],
  }),
];

type Supplier = NonNullable<ProductFact['seller']>;
const intermediary = /통신판매 ?중개/;
const sellerLine = /판매자|판매업자|공급자/;
const sellersFacts = {
  상호: /[가-힣A-Za-z]{2,}/,
  사업자등록번호: /\d{3}-?\d{2}-?\d{5}/,
  전화번호: /(?<!\d)0?1?\d{1,4}-\d{3,4}(-\d{4})?(?!-?\d)/,
};

/** What a product does not state about its seller: neither its supplier nor a line of its notice does. */
function unnamedSeller({ productNo, name, notice, seller }: ProductFact): Fault[] {
  if (seller) return unreported(seller);
  const line = notice.find((one) => sellerLine.test(one.split(':')[0] ?? ''));
  const value = line?.slice(line.indexOf(':') + 1) ?? '';
  const absent = Object.entries(sellersFacts).flatMap(([what, pattern]) => (pattern.test(value) ? [] : [what]));
  if (absent.length === 0) return [];
  const words = line ? `판매자 줄에 ${absent.join(', ')}가 없어요` : '상품정보제공고시에 판매자 줄이 없어요';
  return [{ key: `seller ${productNo}`, placeName: name, words, fix: productFix(productNo, 'supplierNo') }];
}

/** Whatever else is missing is reported once per supplier, for all of its products. */
function unreported({ supplierNo, company, businessNumber, salesPermitNumber: number }: Supplier): Fault[] {
  if (permit.test(number) || exemption.test(number)) return [];
  return [
    {
      ...{ key: `supplier ${supplierNo}`, placeName: `공급사 · ${company}` },
      words: `‘${number}’에서 통신판매업 신고 연도와 번호를 알아볼 수 없어요`,
      fix: supplierFix(supplierNo, businessNumber),
    },
  ];
}
