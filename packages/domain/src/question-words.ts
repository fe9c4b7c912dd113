import type { QuestionCategory } from '@mall/contracts/question';
import type { QuestionState } from '@mall/contracts/question-codes';

/** The topics of questions, as named on screens. */
export const questionCategoryNames: Readonly<Record<QuestionCategory, string>> = {
  DELIVERY: '배송',
  ORDER: '주문·결제',
  CLAIM: '취소·교환·반품',
  PRODUCT: '상품',
  WIRELESS: '휴대폰·요금제',
  SUBSCRIPTION: '구독·렌탈',
  MEMBER: '회원·정보',
  OTHER: '기타',
};

const titleLetters = 60;
/** The title of a question without one in lists: the beginning of its first line. */
export const titleOf = (body: string): string =>
  Array.from(body.split('\n')[0] ?? '')
    .slice(0, titleLetters)
    .join('');

export const questionStateNames: Readonly<Record<QuestionState, string>> = {
  WAITING: '답변 대기',
  ANSWERED: '답변 완료',
};
