import { contrastOf } from '../contrast.ts';
import { formatWon } from '../money.ts';
import { judgeTokens } from '../theme/theme-pairs.ts';
import type { BannerFact, LintFacts } from './facts.ts';
import {
  type Fault,
  lintRule,
  lookedUp,
  notChecked,
  ofText,
  productFix,
  programFix,
  termFix,
  themeFix,
} from './lint-rule.ts';
import { unsaid } from './said.ts';
import type { Wording } from './wordings.ts';

const displayFix = { who: '전시와 글은 MD와 마케팅 담당자가 바꿔요' };

const saying = (
  { wordings }: Pick<LintFacts, 'wordings'>,
  wording: Wording,
  words: (found: string) => string,
): Fault[] => wordings.filter((one) => one.wording === wording).map((place) => ofText(place, words(place.found)));

/** Large text, as in banners. */
const leastContrast = 3;
const ink = { light: '#ffffff', dark: '#16181d' };

function bannerFaults(banner: BannerFact): Fault[] {
  const faults: Fault[] = [];
  if (banner.image !== '' && banner.words.trim() === '')
    faults.push(ofText(banner, '사진만 있고 대신 읽어 줄 글이 없어요'));
  const text = banner.isOnDark ? ink.light : ink.dark;
  const worst = Math.min(...banner.grounds.map((ground) => contrastOf(text, ground)));
  if (worst < leastContrast)
    faults.push(
      ofText(banner, `글자와 바탕의 명도 대비가 ${worst.toFixed(1)}:1이에요 (3:1 이상)`, {
        key: `contrast ${banner.kind} ${banner.key}`,
      }),
    );
  return faults;
}

/** Colour pairs of the mall's own theme that were saved before this rule existed; an unchanged base is readable. */
const themeFaults = ({ theme }: Pick<LintFacts, 'theme'>): Fault[] =>
  judgeTokens(theme)
    .filter(({ contrast, least }) => contrast < least)
    .map(({ label, front, ground, contrast, least, moves }) => ({
      ...{ key: `theme ${front} ${ground}`, placeName: `테마 · ${label}`, fix: themeFix(moves) },
      words: `명도 대비가 ${contrast.toFixed(1)}:1이에요 (${least}:1 이상)`,
    }));

/** What a mall says in text and pictures. */
export const wordRules = [
  lintRule({
    ...{ no: 15, name: '미리 고른 선택', severity: 'RED', reads: ['wordings', 'products'], fix: displayFix },
    duty: '돈이 드는 선택이나 동의를 미리 골라 두면 안 돼요.',
    source: lookedUp('전자상거래법 제21조의2 (2025-02-14 시행)'),
    judge: (facts) => [
      ...saying(facts, 'ticked', (found) => `‘${found}’처럼 손님 대신 골라 둔 것이 있어요`),
      ...facts.products
        .filter(({ startsDearer }) => startsDearer > 0)
        .map(({ productNo, name, startsDearer }) => ({
          ...{ key: `option ${productNo}`, placeName: `상품 · ${name}` },
          words: `${formatWon(startsDearer)} 더 비싼 옵션이 먼저 골라져 있어요. 가장 싼 옵션을 앞에 두세요`,
          fix: productFix(productNo, 'options'),
        })),
    ],
  }),
  lintRule({
    ...{ no: 16, name: '팝업 7일 숨기기', severity: 'RED', reads: ['popups'], fix: programFix },
    duty: '거절한 손님에게 다시 묻지 않아야 해요. 팝업 창은 7일 이상 보지 않게 할 수 있어야 해요.',
    source: lookedUp('전자상거래법 제21조의2 (2025-02-14 시행)'),
    whyNot: ({ popups }) => (popups.some(({ type }) => type === 'DP01801') ? undefined : '떠 있는 팝업 창이 없어요'),
    judge: ({ popups }) =>
      popups
        .filter(({ type, hiddenDays }) => type === 'DP01801' && hiddenDays < 7)
        .map(({ hiddenDays }) => ({
          key: 'window',
          placeName: '팝업 창',
          words: `${hiddenDays}일까지만 숨길 수 있어요`,
        })),
  }),
  lintRule({
    ...{ no: 17, name: '탈퇴와 해지', severity: 'RED', reads: ['wordings'], fix: displayFix },
    duty: '탈퇴와 해지는 가입과 구매만큼 쉬워야 해요. 전화나 방문으로만 받으면 안 되고, 확인은 한 번만 해요.',
    source: lookedUp('전자상거래법 제21조의2, 다크패턴 지침 (2025-10-24 시행)'),
    judge: (facts) => saying(facts, 'hardToLeave', (found) => `‘${found}’라고 쓰여 있어요`),
  }),
  lintRule({
    ...{
      no: 19,
      name: '휴대폰 할인 표시',
      severity: 'RED',
      reads: ['wordings', 'products', 'terms', 'today'],
      fix: displayFix,
    },
    duty: '선택약정 할인을 기기값 할인처럼 쓰면 안 되고, 할부 이자율과 지원금을 누가 내는지 알려야 해요.',
    source: notChecked(
      '전기통신사업법 제50조, 방송통신위원회 2022년 경고 (사전승낙서는 2025-07-22 뒤의 기준을 확인하지 못했어요)',
    ),
    whyNot: ({ products }) => (products.some(({ kind }) => kind === 'wireless') ? undefined : '휴대폰을 팔지 않아요'),
    judge: (facts) => [
      ...saying(facts, 'planOffDevice', (found) => `‘${found}’라고 쓰여 있어요`),
      ...(facts.terms.some(({ code, appliedOn }) => code === 'wireless' && appliedOn <= facts.today)
        ? unsaid(facts, 'wireless', { '할부 이자': /할부.{0,40}(이자|수수료)/, '지원금을 내는 곳': /지원금/ })
        : [
            {
              key: 'terms',
              placeName: '휴대폰 가입 약관',
              words: '할부와 지원금을 알릴 약관이 없어요',
              fix: termFix('wireless'),
            },
          ]),
    ],
  }),
  lintRule({
    ...{ no: 25, name: '명도 대비와 대체 글', severity: 'AMBER', fix: displayFix },
    reads: ['theme', 'banners', 'mutePictures'],
    duty: '글자는 바탕과 충분히 구별되고, 뜻이 있는 사진에는 대신 읽어 줄 글이 있어야 해요.',
    source: lookedUp('장애인차별금지법 제21조, 한국형 웹 콘텐츠 접근성 지침 2.2'),
    judge: ({ theme, banners, mutePictures }) => [
      ...themeFaults({ theme }),
      ...banners.flatMap(bannerFaults),
      ...mutePictures.map((place) =>
        ofText(place, '사진만 있고 대신 읽어 줄 글이 없어요', { key: `mute ${place.kind} ${place.key}` }),
      ),
    ],
  }),
  lintRule({
    ...{ no: 27, name: '근거가 필요한 표현', severity: 'AMBER', reads: ['wordings'], fix: displayFix },
    duty: '‘최저가’, ‘1위’, ‘100% 보장’, 효능 같은 표현은 근거 자료가 있을 때만 쓸 수 있어요. 근거가 있으면 예외로 남겨요.',
    source: lookedUp('표시·광고의 공정화에 관한 법률 제3조·제5조'),
    judge: (facts) => saying(facts, 'boast', (found) => `‘${found}’의 근거가 없어요`),
  }),
];
