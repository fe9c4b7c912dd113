import type { MallLayout } from '@mall/contracts/layout';
import { ordersBySheet } from '@mall/domain/access-matrix';

type Mall = Pick<MallLayout, 'salesType' | 'isMarketing' | 'slogan'>;

/** A mall's introduction at its entrance, with line breaks written in the text. */
type WelcomeWords = {
  /** Before the mall's name, on a phone. */
  claim: string;
  headline: string;
  /** What every mall of its kind offers, after the mall's own introduction. */
  text: string;
  benefits: readonly { picture: string; text: string }[];
  start: string;
  /** A large picture and a small one, without their sizes. */
  pictures: readonly [large: string, small: string];
};

const forMembers: WelcomeWords = {
  claim: '믿고 고르는\n좋은 물건,',
  headline: '같은 물건, 더 좋은 값.\n회원이라면 누구나.',
  text: '휴대폰부터 살림, 정기 구독까지 한 번에.',
  benefits: [
    { picture: 'emoji/phone', text: '휴대폰\n추가지원금' },
    { picture: 'emoji/label', text: '회원 전용가\n그대로 공개' },
    { picture: 'emoji/repeat', text: '가전 구독\n관리까지' },
  ],
  start: '쇼핑 시작하기',
  pictures: ['goods/phone_violet', 'goods/headphone_sand'],
};

const forEmployees: WelcomeWords = {
  ...forMembers,
  claim: '우리 회사만의\n좋은 값,',
  headline: '같은 물건, 더 좋은 값.\n우리 회사 복지몰에서.',
};

const bySheet: WelcomeWords = {
  claim: '받는 곳이 많아도\n한 번에 주문,',
  headline: '받는 곳이 많아도,\n엑셀 한 장으로 주문.',
  text: '파일 하나로 주소마다 나누어 보내요.',
  benefits: [
    { picture: 'emoji/memo', text: '쓰던 엑셀\n그대로' },
    { picture: 'emoji/truck', text: '주소마다\n나누어 배송' },
    { picture: 'emoji/receipt', text: '결제창 없이\n후불 정산' },
  ],
  start: '주문 시작하기',
  pictures: ['goods/towels', 'goods/lunchbox'],
};

/**
 * For a company's own mall, for one of partners' or all members, or for one that takes orders by spreadsheet; the mall's own line comes
 * first.
 */
export function welcomeWords(mall: Mall): WelcomeWords {
  const words = wordsOfKind(mall);
  return { ...words, text: `${mall.slogan}\n${words.text}`.trim() };
}

function wordsOfKind(mall: Mall): WelcomeWords {
  if (ordersBySheet(mall)) return bySheet;
  const isOfCompany = mall.salesType === 'GENERAL' || mall.salesType === 'BUSINESS';
  return isOfCompany && !mall.isMarketing ? forEmployees : forMembers;
}
