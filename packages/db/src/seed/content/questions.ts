import type { QuestionCategory } from '@mall/contracts/question';

type DemoQuestion = {
  readonly category: QuestionCategory;
  readonly title: string;
  readonly body: string;
  readonly askedAt: string;
  readonly answer?: { readonly text: string; readonly answeredAt: string; readonly readAt: string | null };
};

/** What the first member of a mall has asked: a question that waits, a new answer, and one that was read. The oldest first. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    category: 'SUBSCRIPTION',
    title: '정수기 방문 관리 날짜를 바꿀 수 있나요?',
    body: '다음 달 첫째 주에 집을 비워요. 방문 날짜를 둘째 주로 미루고 싶어요.',
    askedAt: '2026-11-05T10:12:00+09:00',
    answer: {
      text: '네, 바꿀 수 있어요.\n방문 사흘 전에 담당 기사가 문자로 날짜를 여쭤봐요. 그때 편한 날을 알려 주시면 그 날짜로 찾아갈게요.',
      answeredAt: '2026-11-05T15:40:00+09:00',
      readAt: '2026-11-05T18:02:00+09:00',
    },
  },
  {
    category: 'CLAIM',
    title: '색상을 바꾸고 싶은데 교환 배송비가 있나요?',
    body: '헤드폰을 샌드로 받았는데 블랙으로 바꾸고 싶어요. 포장은 뜯었지만 사용하지는 않았어요.',
    askedAt: '2026-11-18T09:31:00+09:00',
    answer: {
      text: '단순 변심 교환은 왕복 배송비 6,000원을 고객님이 부담해요.\n주문 상세에서 ‘교환 신청’을 누르면 기사님이 수거하러 찾아가요. 상품을 받은 날부터 7일 안에 신청해 주세요.',
      answeredAt: '2026-11-18T14:05:00+09:00',
      readAt: null,
    },
  },
  {
    category: 'DELIVERY',
    title: '경비실에 맡겨 주실 수 있나요?',
    body: '낮에는 집에 사람이 없어서요. 경비실에 맡기고 문자로 알려 주시면 좋겠어요.',
    askedAt: '2026-11-20T20:47:00+09:00',
  },
];
