import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '../term-words.ts';
import { noticeDays, refusalOfDay } from '../terms.ts';
import type { TermFact } from './facts.ts';
import { type Fault, lintRule, lookedUp, notChecked, productFix, termFix, termsFix } from './lint-rule.ts';
import { type Dated, inForce, textOf, unsaid } from './said.ts';

const missing = (facts: Dated, codes: readonly TermCode[], words: string): Fault[] =>
  codes
    .filter((code) => inForce(facts, code) === undefined)
    .map((code) => ({ key: code, placeName: termLabel(code), words, fix: termFix(code) }));

/** Members were informed of it too late, or can no longer be informed in time. */
const isTooLate = ({ appliedOn, announcedOn, isAdverse }: TermFact, today: string): boolean =>
  refusalOfDay(appliedOn, { today: announcedOn ?? today, isAdverse }) !== undefined;

/** Whether a mall has its terms, and what they say. */
export const termRules = [
  lintRule({
    ...{ no: 4, name: '약관과 처리방침', severity: 'RED', reads: ['terms', 'today'], fix: termsFix },
    duty: '이용약관과 개인정보처리방침이 시행 중이어야 하고, 바꿀 때는 7일(회원에게 불리하면 30일) 전에 알려야 해요.',
    source: notChecked('전자상거래 표준약관 제3조, 약관규제법 제3조 (7일·30일 기간)'),
    judge: (facts) => [
      ...missing(facts, ['service', 'privacy'], '시행 중인 버전이 없어요'),
      ...facts.terms
        .filter((version) => version.appliedOn > facts.today && isTooLate(version, facts.today))
        .map(({ code, appliedOn, termNo, isAdverse }) => ({
          ...{ key: `next ${termNo}`, placeName: termLabel(code), severity: 'AMBER' as const, fix: termFix(code) },
          words: `${appliedOn}부터 시행할 버전을 ${noticeDays(isAdverse)}일 전에 알린 기록이 없어요`,
        })),
    ],
  }),
  lintRule({
    ...{ no: 5, name: '처리방침 내용', severity: 'RED', reads: ['terms', 'today'], fix: termsFix },
    duty: '개인정보처리방침에 보호책임자, 처리를 맡긴 곳, 보유 기간을 적어야 해요.',
    source: lookedUp('개인정보 보호법 제30조'),
    judge: (facts) =>
      unsaid(facts, 'privacy', {
        '개인정보 보호책임자': /보호 ?책임자/,
        '처리 위탁': /위탁/,
        '보유 기간': /보유|보존/,
      }),
  }),
  lintRule({
    ...{ no: 6, name: '동의 나누기', severity: 'RED', reads: ['terms', 'today'], fix: termsFix },
    duty: '필수 동의와 마케팅 동의, 제3자 제공 동의를 따로 받고 어느 버전에 동의했는지 남겨야 해요.',
    source: lookedUp('개인정보 보호법 제22조'),
    judge(facts) {
      const privacy = inForce(facts, 'privacy');
      const marketing = inForce(facts, 'marketing');
      const faults = missing(facts, ['marketing', 'thirdParty'], '따로 동의받을 글이 없어요');
      if (privacy && marketing && textOf(privacy).includes(textOf(marketing)))
        faults.push({
          ...{ key: 'same', placeName: termLabel('marketing'), words: '필수 동의 글과 같은 글이에요' },
          fix: termFix('marketing'),
        });
      return faults;
    },
  }),
  lintRule({
    ...{ no: 7, name: '청약철회 안내', severity: 'RED', reads: ['terms', 'today', 'products'], fix: termsFix },
    duty: '7일 안에 되돌릴 수 있다는 것, 그 방법, 안 되는 경우, 돌려보내는 비용을 알려야 해요.',
    source: lookedUp('전자상거래법 제17조·제18조'),
    judge: (facts) => [
      ...unsaid(facts, 'service', {
        ...{
          청약철회: /청약 ?철회/,
          '7일 기간': /7 ?일/,
          '청약철회를 못 하는 경우': /제한|할 수 없|하지 못/,
          '반환 비용': /비용/,
        },
      }),
      ...facts.products
        .filter(({ kind, leavingLines }) => kind === 'subscription' && leavingLines === 0)
        .map(({ productNo, name }) => ({
          ...{ key: `product ${productNo}`, placeName: `상품 · ${name}`, words: '중도 해지 조건이 없어요' },
          fix: productFix(productNo, 'cancellationTerms'),
        })),
    ],
  }),
  lintRule({
    ...{ no: 22, name: '만 14세와 성인 상품', severity: 'RED', reads: ['terms', 'today', 'wordings'], fix: termsFix },
    duty: '만 14세 미만의 개인정보는 보호자 동의 없이 받지 않고, 청소년에게 팔 수 없는 상품은 나이를 확인하고 팔아야 해요.',
    source: notChecked('개인정보 보호법 제22조의2, 청소년 보호법 제28조'),
    judge: (facts) => [
      ...(['privacy', 'service'].some((code) => /14 ?세/.test(textOf(inForce(facts, code as TermCode) ?? { html: '' })))
        ? []
        : [
            {
              ...{ key: 'age', placeName: termLabel('service'), words: '만 14세 미만의 가입에 대한 내용이 없어요' },
              fix: termFix('service'),
            },
          ]),
      ...facts.wordings
        .filter(({ wording, kind }) => wording === 'adult' && kind === 'product')
        .map(({ key, name, found }) => ({
          ...{ key: `product ${key}`, placeName: `상품 · ${name}`, severity: 'AMBER' as const },
          words: `‘${found}’ 상품인데 나이를 확인하지 않아요`,
          fix: productFix(key),
        })),
    ],
  }),
];
