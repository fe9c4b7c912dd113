import type { MallLayout } from '@mall/contracts/layout';
import { ordersBySheet } from '@mall/domain/access-matrix';

type Mall = Pick<MallLayout, 'salesType' | 'isMarketing' | 'slogan'>;

/** A mall's introduction at its entrance; lines are broken by hand. */
type WelcomeWords = {
  /** Before the mall's name. */
  claim: string;
  text: string;
  benefits: readonly { picture: string; text: string }[];
  start: string;
  headline: string;
  loginText: string;
  /** A large picture and a small one, without their sizes. */
  pictures: readonly [large: string, small: string];
};

const shopping = {
  benefits: [
    { picture: 'emoji/phone', text: '휴대폰\n추가지원금' },
    { picture: 'emoji/label', text: '회원 전용가\n그대로 공개' },
    { picture: 'emoji/repeat', text: '가전 구독\n관리까지' },
  ],
  start: '쇼핑 시작하기',
  pictures: ['goods/phone_violet', 'goods/headphone_sand'],
} as const;

const ofCompanies = {
  ...shopping,
  claim: '우리 회사만의\n좋은 값,',
  headline: '같은 물건, 더 좋은 값.\n우리 회사 복지몰에서.',
  loginText: '휴대폰부터 살림, 정기 구독까지\n임직원과 가족만의 가격으로 만나 보세요.',
};

const ofSheets: WelcomeWords = {
  claim: '엑셀 한 장으로\n끝내는 주문,',
  text: '받는 곳이 수천 곳이어도\n파일 하나로 한 번에 주문해요.',
  benefits: [
    { picture: 'emoji/memo', text: '쓰던 엑셀\n그대로' },
    { picture: 'emoji/truck', text: '주소마다\n나누어 배송' },
    { picture: 'emoji/receipt', text: '결제창 없이\n후불 정산' },
  ],
  start: '주문 시작하기',
  headline: '받는 곳이 많아도,\n엑셀 한 장으로 주문.',
  loginText: '단체 선물부터 매장 물품까지\n파일 하나로 한 번에 주문해 보세요.',
  pictures: ['goods/towels', 'goods/lunchbox'],
};

/** Of a company's own mall, of one for its partners' or everybody's members, or of one that takes orders by spreadsheet. */
export function welcomeWords(mall: Mall): WelcomeWords {
  if (ordersBySheet(mall)) return ofSheets;
  // In the mall's own words: the setting of one line about it.
  const text = `${mall.slogan}\n휴대폰부터 살림, 구독까지 한 번에.`.trim();
  const isOfCompany = mall.salesType === 'GENERAL' || mall.salesType === 'BUSINESS';
  if (isOfCompany && !mall.isMarketing) return { ...ofCompanies, text };
  return {
    ...shopping,
    claim: '믿고 고르는\n좋은 물건,',
    text,
    headline: '같은 물건, 더 좋은 값.\n회원이라면 누구나.',
    loginText: '휴대폰부터 살림, 정기 구독까지\n회원만의 가격으로 만나 보세요.',
  };
}
