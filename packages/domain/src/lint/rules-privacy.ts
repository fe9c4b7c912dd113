import { formatNumber } from '../money.ts';
import { type Fix, lintRule, lookedUp, mallFix, notChecked, ofMall } from './lint-rule.ts';

const staffFix: Fix = { screen: 'staff', who: '직원은 슈퍼 운영자가 바꿔요' };
const reviewFix: Fix = { screen: 'review', who: '접속 기록 점검은 보안 담당자가 해요' };

/** Days of the next month within which a month's review should be done. */
const reviewDays = 10;

/** Prepaid value in won, outstanding or issued in a year, from which its issuer must register. */
const prepaid = { unspent: 3_000_000_000, aYear: 50_000_000_000 };

/** What each advertisement states about its sender. */
const senders = { customerPhone: '전화번호', address: '주소' } as const;

const eok = (won: number): string => `${formatNumber(Math.floor(won / 100_000_000))}억 원`;

/** How a mall treats the data that it has about people, and what it owes them. */
export const privacyRules = [
  lintRule({
    ...{
      no: 20,
      name: '광고 메일',
      severity: 'AMBER',
      reads: ['members', 'mall'],
      fix: { who: '광고 수신 동의는 마케팅 담당자가 다시 확인해요' },
    },
    duty: '광고에는 (광고)와 보낸 사람, 거부 방법을 쓰고 밤 9시부터 아침 8시까지는 따로 동의를 받아요. 수신 동의는 2년마다 다시 확인해요.',
    source: lookedUp('정보통신망법 제50조, 시행령 제62조의3'),
    judge: ({ members: { oldConsents, adverts, nightAdverts }, mall }) => [
      ...(oldConsents === 0
        ? []
        : [
            ofMall(`수신 동의를 2년 넘게 다시 확인하지 않은 회원이 ${formatNumber(oldConsents)}명 있어요`, {
              key: 'old',
            }),
          ]),
      ...(nightAdverts === 0
        ? []
        : [
            ofMall(`밤 9시부터 아침 8시 사이에 나간 광고 메일이 ${formatNumber(nightAdverts)}통 있어요`, {
              key: 'night',
            }),
          ]),
      ...(adverts === 0 ? [] : Object.entries(senders))
        .filter(([field]) => mall[field as keyof typeof senders].trim() === '')
        .map(([field, label]) =>
          ofMall(`광고 메일에 쓸 보낸 사람의 ${label}가 없어요`, { key: field, fix: mallFix(field) }),
        ),
    ],
  }),
  lintRule({
    ...{
      no: 23,
      name: '파기',
      severity: 'RED',
      reads: ['privacy'],
      fix: { screen: 'jobs', who: '자동 작업은 슈퍼 운영자가 살펴요' },
    },
    duty: '보유 기간이 지난 개인정보와 법정 보관 기록은 지체 없이 지워야 해요.',
    source: lookedUp('개인정보 보호법 제21조'),
    judge: ({ privacy: { overdue } }) =>
      overdue
        .filter(({ count }) => count > 0)
        .map(({ what, count }) => ofMall(`지울 때가 지난 ${what} ${count}건이 남아 있어요`, { key: what })),
  }),
  lintRule({
    ...{ no: 24, name: '접속 기록과 직원 계정', severity: 'AMBER', reads: ['privacy', 'today'], fix: staffFix },
    duty: '접속 기록을 매달 다른 사람이 점검하고, 직원은 2차 인증을 쓰고, 기한이 지난 계정은 닫아야 해요.',
    source: notChecked('개인정보의 안전성 확보조치 기준 제5조·제6조·제8조 (2025-10-31 시행)'),
    judge: ({ privacy: { review, staff }, today }) => [
      ...(review && !review.isSigned && Number(today.slice(8)) > reviewDays
        ? [
            {
              key: 'review',
              placeName: `${review.month.slice(0, 7)} 접속 기록`,
              words: '점검을 마치지 않았어요',
              fix: reviewFix,
            },
          ]
        : []),
      ...staff
        .filter(({ hasFactor }) => !hasFactor)
        .map(({ staffNo, name }) => ({
          key: `factor ${staffNo}`,
          placeName: `직원 · ${name}`,
          words: '2차 인증이 없어요',
        })),
      ...staff
        .filter(({ endsOn }) => endsOn !== null && endsOn < today)
        .map(({ staffNo, name, endsOn }) => ({
          key: `ends ${staffNo}`,
          placeName: `직원 · ${name}`,
          words: `${endsOn}까지인 계정이 아직 열려 있어요`,
        })),
    ],
  }),
  lintRule({
    ...{
      no: 26,
      name: '복지포인트',
      severity: 'AMBER',
      reads: ['points'],
      fix: { screen: 'points', who: '복지포인트는 복지 담당자와 슈퍼 운영자가 바꿔요' },
    },
    duty: '포인트가 사라지는 때를 약관에 적고 미리 알려야 해요. 남은 금액 30억 원, 한 해 발행 500억 원부터는 선불업 등록을 살펴야 해요.',
    source: lookedUp('전자금융거래법 제28조 (2024-09-15 시행; 회사가 낸 포인트가 드는지는 법무 검토가 필요해요)'),
    whyNot: ({ points }) => (points ? undefined : '이 몰에는 복지포인트가 없어요'),
    judge({ points }) {
      if (!points) return [];
      return [
        ...(points.saysExpiry ? [] : [ofMall('약관에 포인트가 사라지는 때가 없어요', { key: 'expiry' })]),
        ...(points.warnsBefore ? [] : [ofMall('포인트가 사라지기 전에 알리지 않아요', { key: 'warning' })]),
        ...(points.unspent < prepaid.unspent
          ? []
          : [ofMall(`남은 포인트가 ${eok(points.unspent)}이에요`, { key: 'unspent' })]),
        ...(points.issuedThisYear < prepaid.aYear
          ? []
          : [ofMall(`올해 준 포인트가 ${eok(points.issuedThisYear)}이에요`, { key: 'issued' })]),
      ];
    },
  }),
];
