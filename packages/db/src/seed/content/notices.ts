import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import type { DemoMall } from './demo-mall.ts';
import type { BoardPost, MallUrl } from './types.ts';

const noticeText = z.strictObject({
  label: z.enum(['안내', '배송', '점검', '이벤트']),
  title: z.string(),
  postedOn: z.iso.date(),
  isPinned: z.boolean().default(false),
  /** A paragraph each; a list of facts stands as a list. */
  body: z.array(z.union([z.string(), z.array(z.string())], { error: 'expected a text or a list of texts' })),
});
type NoticeText = z.output<typeof noticeText>;

const sharedNotices = readDemoFile('notices.yaml', z.array(noticeText));

/** What each mall alone has to say, the first of it pinned. */
const ownNotices: Record<MallUrl, Omit<NoticeText, 'isPinned'>> = {
  familyshop: {
    label: '안내',
    title: '가족 계정과 이용 대상 안내',
    postedOn: '2026-11-16',
    body: [
      '모아온 임직원과 배우자, 부모, 자녀는 누구나 이용할 수 있습니다. 퇴직한 분은 퇴직일부터 3개월까지 이용할 수 있습니다.',
    ],
  },
  hanul: {
    label: '안내',
    title: '한울 가족 전용가와 세금계산서 안내',
    postedOn: '2026-11-16',
    body: [
      '한울복지몰의 판매가는 한울 가족에게만 드리는 사업자 전용가입니다. 세금계산서는 매달 말일을 기준으로 다음 달 5일까지 보내 드립니다.',
    ],
  },
  dajeong: {
    label: '이벤트',
    title: '다정한 연말, 선물 포장을 그냥 해 드려요',
    postedOn: '2026-11-17',
    body: ['선물포장이라고 적힌 상품은 12월 31일까지 손글씨 카드와 함께 포장해 보내 드립니다.'],
  },
  keep: {
    label: '안내',
    title: '입점 브랜드 위탁 판매 안내',
    postedOn: '2026-11-16',
    body: [
      'KEEP은 브랜드의 상품을 맡아 파는 위탁 판매 몰입니다. 상품의 품질과 배송은 KEEP이 브랜드와 함께 책임집니다.',
    ],
  },
  gamnamu: {
    label: '이벤트',
    title: '매주 목요일은 감나무 장날이에요',
    postedOn: '2026-11-19',
    body: [
      '매주 목요일에는 산지에서 막 올라온 과일과 곡식을 가장 좋은 값에 만날 수 있습니다. 이웃과 함께 들러 주세요.',
    ],
  },
  daeryang: {
    label: '안내',
    title: '단체 주문 양식과 견적 안내',
    postedOn: '2026-11-16',
    body: [
      '단체 주문은 엑셀 양식으로 받습니다. 견적은 영업일 기준 하루 안에 보내 드리며, 주문 확인 뒤 배송 일정을 따로 알려 드립니다.',
    ],
  },
  tgate: {
    label: '안내',
    title: '제휴 회원 이용 안내',
    postedOn: '2026-11-16',
    body: [
      '제휴사 회원은 제휴사에서 받은 아이디로 로그인할 수 있습니다. 회원 정보는 제휴사의 회원 조회에서 바꿀 수 있습니다.',
    ],
  },
};

const bodyHtml = (body: NoticeText['body']): string =>
  body
    .map((part) =>
      typeof part === 'string' ? `<p>${part}</p>` : `<ul>${part.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    )
    .join('');

export function noticesOf({ mallUrl, name }: DemoMall): BoardPost[] {
  return [{ ...ownNotices[mallUrl], isPinned: true }, ...sharedNotices]
    .toSorted((one, other) => one.postedOn.localeCompare(other.postedOn))
    .map(({ label, title, postedOn, isPinned, body }, index) => ({
      boardType: 'CM00404',
      postNo: index + 1,
      title,
      label,
      summary: '',
      html: bodyHtml(body).replaceAll('{mallNm}', name),
      image: '',
      author: '고객센터',
      isPinned,
      postedOn,
      productNos: [],
    }));
}
