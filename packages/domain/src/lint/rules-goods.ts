import { formatWon } from '../money.ts';
import { careTypeLabels } from '../subscription-words.ts';
import type { LinkFact, LintFacts, ProductFact, RaisedFee } from './facts.ts';
import { type Fault, type Fix, lintRule, lookedUp, notChecked, ofMall, ofText, productFix } from './lint-rule.ts';

const labelOf = (line: string): string => line.split(':')[0] ?? '';
const hasLine = ({ notice }: ProductFact, label: RegExp): boolean => notice.some((line) => label.test(labelOf(line)));

const ofProduct = ({ productNo, name }: ProductFact, words: string, more: Partial<Fault> = {}): Fault => ({
  ...{ key: `product ${productNo}`, placeName: name, words, fix: productFix(productNo, 'statutoryNotice') },
  ...more,
});

const empty = (labels: readonly string[]): string => `${labels.join(', ')} 줄이 비어 있어요`;

/** One violation per product with missing lines, naming them. */
const lacking = (products: readonly ProductFact[], wanted: Readonly<Record<string, RegExp>>): Fault[] =>
  products.flatMap((product) => {
    const absent = Object.keys(wanted).filter((name) => !hasLine(product, wanted[name] ?? /$/));
    return absent.length === 0 ? [] : [ofProduct(product, empty(absent))];
  });

const certificate = /인증|KC/;
const origin = /제조국|원산지/;
const maker = /제조자|제조원|수입자|생산자/;
/** Lines that the rules for certificates, origin and maker report themselves. */
const hasRuleOfItsOwn = (label: string): boolean => [certificate, origin, maker].some((line) => line.test(label));

/** The lines of its sort that a product lacks; for a product without a sort, the lines that every sort has. */
function incomplete(product: ProductFact): Fault[] {
  const { group, kind, productNo } = product;
  if (group) {
    const said = new Set(product.notice.map(labelOf));
    const absent = group.lines.map(({ label }) => label).filter((label) => !said.has(label) && !hasRuleOfItsOwn(label));
    return absent.length === 0 ? [] : [ofProduct(product, `${empty(absent)} (${group.name})`)];
  }
  const unsorted = { severity: 'AMBER', key: `group ${productNo}` } as const;
  return [
    ...lacking([product], { 품명·모델명: /품명|모델|식품의 유형/, 'A/S 책임자·전화번호': /A\/S|상담|책임자/ }),
    ...(kind === 'goods' ? [ofProduct(product, '품목을 고르지 않아 꼭 적을 항목을 알 수 없어요', unsorted)] : []),
  ];
}

const elsewhere = /상세 ?(페이지|설명)|상품 상세/;
const neverElsewhere = /품명|모델|제조국|원산지|제조자|수입자|A\/S|상담/;
const mayRefer = ({ group }: ProductFact, label: string): boolean =>
  group?.lines.find((line) => line.label === label)?.mayRefer ?? !neverElsewhere.test(label);

/** Lines that only say where to look, although the fact itself is required. */
const pointing = (product: ProductFact): Fault[] => {
  const found = product.notice.filter(
    (line) => !mayRefer(product, labelOf(line)) && elsewhere.test(line.slice(labelOf(line).length)),
  );
  const labels = found.map(labelOf).join(', ');
  return found.length === 0
    ? []
    : [ofProduct(product, `${labels}에는 ‘상세페이지 참조’를 쓸 수 없어요`, { key: `pointing ${product.productNo}` })];
};

/** Products that run on mains or by radio, or are for children, need a certificate: their sort or the lines of their notice show it. */
const wantsCertificate = (product: ProductFact): boolean =>
  product.kind === 'wireless' ||
  (product.group?.lines.some(({ label }) => certificate.test(label)) ??
    hasLine(product, /정격 ?전압|소비 ?전력|사용 ?연령/));

/** Every broken link of one text. */
function deadIn(links: readonly LinkFact[]): Fault {
  const named = [...new Set(links.map(({ link }) => `‘${link}’`))].join(', ');
  return ofText(links[0] as LinkFact, `${named}에 아무것도 없어요`);
}

/** Discounted from a price that was not charged in the twenty days before. */
const isBoasting = ({ discountRate, marketPrice, formerPrice }: ProductFact): boolean =>
  discountRate > 0 && marketPrice > formerPrice;

/** A fee that rises for members who have signed for less. */
function raised(fee: RaisedFee): Fault {
  const { of, no, name, months, careType, before, after, from, contracts } = fee;
  const what = of === 'plan' ? '월 요금이' : `${months}개월 ${careTypeLabels[careType]}의 월 요금이`;
  const when = from === null ? '올랐어요' : `${from}부터 올라요`;
  return {
    key: `raised ${of} ${no} ${months} ${careType} ${after}`,
    placeName: of === 'plan' ? `요금제 · ${name}` : name,
    words:
      `${what} ${formatWon(before)}에서 ${formatWon(after)}으로 ${when}. ` +
      `낮은 값에 계약한 회원 ${contracts}명에게 오른 값을 받으려면 오르기 전 30일 안에 동의를 받아야 해요`,
    fix: of === 'plan' ? { screen: 'planPrices', who: '요금제는 MD와 슈퍼 운영자가 바꿔요' } : productFix(no, 'terms'),
  };
}

const mdFix: Fix = { screen: 'products', who: '상품은 MD와 슈퍼 운영자가 바꿔요' };
const listingFix: Fix = { screen: 'listings', isOfMall: true, who: '진열과 가격은 MD와 슈퍼 운영자가 바꿔요' };

const noProducts = ({ products }: Pick<LintFacts, 'products'>) =>
  products.length === 0 ? '보여 주는 상품이 없어요' : undefined;

/** What a mall states about its products and prices. */
export const goodsRules = [
  lintRule({
    ...{ no: 10, name: '상품정보제공고시', severity: 'RED', reads: ['products'], fix: mdFix, whyNot: noProducts },
    duty: '상품 종류마다 정해진 정보를 사기 전에 볼 수 있게 모두 적어야 해요. 정해진 항목 말고는 ‘상세페이지 참조’로 대신할 수 없어요.',
    source: lookedUp('전자상거래법 제13조, 상품 등의 정보제공에 관한 고시'),
    judge: ({ products }) => [
      ...products.filter(({ notice }) => notice.length === 0).map((one) => ofProduct(one, '고시가 비어 있어요')),
      ...products.filter(({ notice, kind }) => notice.length > 0 && kind !== 'subscription').flatMap(incomplete),
      ...products.flatMap(pointing),
    ],
  }),
  lintRule({
    ...{ no: 11, name: '인증 번호', severity: 'RED', reads: ['products'], fix: mdFix },
    duty: '전기용품, 방송통신기자재, 어린이제품은 인증 번호를 표시해야 해요.',
    source: notChecked('전기용품 및 생활용품 안전관리법, 어린이제품 안전 특별법, 전파법'),
    whyNot: ({ products }) => (products.some(wantsCertificate) ? undefined : '인증이 필요한 상품이 없어요'),
    judge: ({ products }) => lacking(products.filter(wantsCertificate), { '인증 번호': certificate }),
  }),
  lintRule({
    ...{ no: 12, name: '원산지와 제조자', severity: 'RED', reads: ['products'], fix: mdFix, whyNot: noProducts },
    duty: '원산지(제조국)와 제조자를 적어야 해요. 과세 구분은 상품에 아직 칸이 없어 점검하지 않아요.',
    source: lookedUp('원산지표시법 제5조, 상품 등의 정보제공에 관한 고시'),
    judge: ({ products }) =>
      lacking(
        products.filter(({ notice, kind }) => notice.length > 0 && kind !== 'subscription'),
        { '제조국(원산지)': origin, 제조자: maker },
      ),
  }),
  lintRule({
    ...{ no: 13, name: '할인 배지 기준', severity: 'AMBER', reads: ['products'], fix: listingFix },
    duty: '할인율은 시중가가 아니라 우리가 최근 20일 동안 실제로 판 가장 낮은 값과 견주어야 해요.',
    source: notChecked('부당한 표시·광고행위의 유형 고시 (2019-12-12), 대법원 2019두36001 (‘20일’ 기준)'),
    judge({ products }) {
      const boasting = products.filter(isBoasting);
      const [first] = boasting;
      if (!first) return [];
      const words = `상품 ${boasting.length}개의 할인율이 시중가 기준이에요. 지난 20일 동안 그 시중가에 판 적이 없어요`;
      return [ofMall(words, { fix: { ...listingFix, find: first.productNo } })];
    },
  }),
  lintRule({
    ...{ no: 14, name: '첫 화면 총액', severity: 'AMBER', reads: ['products'], fix: mdFix, whyNot: noProducts },
    duty: '목록에서 처음 보이는 값이 배송비까지 더해 실제로 살 수 있는 값이어야 해요.',
    source: lookedUp('전자상거래법 제21조의2 (2025-02-14 시행)'),
    judge: ({ products }) => [
      ...products
        .filter(({ costsMore }) => costsMore)
        .map((one) =>
          ofProduct(one, '살 수 있는 옵션이 모두 표시된 값보다 비싸요', { fix: productFix(one.productNo, 'options') }),
        ),
      ...products
        .filter(({ hasUnknownFreight }) => hasUnknownFreight)
        .map((one) =>
          ofProduct(one, '배송비를 문의해야 알 수 있어요', {
            ...{ key: `freight ${one.productNo}`, fix: productFix(one.productNo, 'deliveryMethod') },
          }),
        ),
    ],
  }),
  lintRule({
    ...{
      no: 18,
      name: '오른 요금과 무료에서 유료로',
      severity: 'AMBER',
      reads: ['products', 'raisedFees'],
      fix: mdFix,
    },
    duty: '구독료나 요금이 오르거나 무료에서 유료로 바뀌면 그 전 30일 안에 동의를 받아야 해요.',
    source: lookedUp('전자상거래법 제21조의2 (2025-02-14 시행)'),
    whyNot: ({ products, raisedFees }) =>
      raisedFees.length > 0 || products.some(({ kind }) => kind !== 'goods')
        ? undefined
        : '달마다 돈을 내는 상품이 없어요',
    judge: ({ products, raisedFees }) => [
      ...products
        .filter(({ isFirstMonthFree }) => isFirstMonthFree)
        .map((one) =>
          ofProduct(one, '첫 달이 무료예요. 돈을 내기 시작하기 전에 동의를 따로 받아야 해요', {
            fix: productFix(one.productNo, 'isFirstMonthFree'),
          }),
        ),
      ...raisedFees.map(raised),
    ],
  }),
  lintRule({
    ...{
      no: 28,
      name: '끊긴 링크와 못 파는 상품',
      severity: 'INFO',
      reads: ['deadLinks', 'unseen', 'sales'],
      fix: listingFix,
    },
    duty: '없는 곳으로 가는 링크, 켜 두고도 보이지 않는 상품, 재고가 없는 특가는 손님을 헤매게 해요.',
    source: lookedUp('법령이 아닌 운영 기준'),
    judge: ({ deadLinks, unseen, sales }) => [
      ...[...Map.groupBy(deadLinks, ({ kind, key }) => `${kind} ${key}`).values()].map(deadIn),
      ...unseen.map(({ productNo, name }) => ({
        ...{ key: `unseen ${productNo}`, placeName: name, words: '진열을 켰지만 상품 상태 때문에 보이지 않아요' },
        fix: productFix(productNo),
      })),
      ...sales
        .filter(({ piecesLeft, stock, isVisible }) => piecesLeft > 0 && (!isVisible || stock < piecesLeft))
        .map(({ saleNo, headline, productNo, piecesLeft, stock, isVisible }) =>
          ofText(
            { kind: 'sale', key: String(saleNo), name: headline },
            isVisible ? `${piecesLeft}개를 더 팔아야 하는데 재고가 ${stock}개예요` : '상품이 보이지 않아 살 수 없어요',
            {
              severity: 'AMBER',
              ...(isVisible && { fix: { screen: 'stock', find: productNo, who: '재고는 MD와 슈퍼 운영자가 바꿔요' } }),
            },
          ),
        ),
    ],
  }),
];
