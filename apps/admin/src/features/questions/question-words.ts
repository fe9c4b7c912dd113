import type { QuestionState } from '@mall/contracts/question-codes';
import type { Tone } from '../../kit/badge.tsx';

export const stateTones: Readonly<Record<QuestionState, Tone>> = { WAITING: 'warn', ANSWERED: 'ok' };

/** The placeholders of a template, and their meanings for the member. */
export const answerFields: readonly { readonly name: string; readonly meaning: string }[] = [
  { name: '{회원이름}', meaning: '회원의 이름' },
  { name: '{주문번호}', meaning: '문의에 담긴 주문' },
  { name: '{상품이름}', meaning: '상품 문의의 상품' },
  { name: '{몰이름}', meaning: '몰의 이름' },
  { name: '{고객센터}', meaning: '몰의 고객센터 전화' },
];

export type QuestionPlace = { readonly mallId: number; readonly questionNo: number };

/** A question's place in an address: `3-41`. */
export const placeKey = ({ mallId, questionNo }: QuestionPlace): string => `${mallId}-${questionNo}`;

export function placeOf(key: string): QuestionPlace {
  const [mallId = 0, questionNo = 0] = key.split('-').map(Number);
  return { mallId, questionNo };
}
