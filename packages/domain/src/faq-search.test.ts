import { describe, expect, test } from 'vitest';
import { searchFaqs } from './faq-search.ts';

const faqs = [
  {
    category: '배송',
    question: '배송은 얼마나 걸리나요?',
    answerHtml: '<p>결제한 다음 날부터 사흘 안에 도착해요.</p>',
  },
  { category: '배송', question: '배송비는 얼마인가요?', answerHtml: '<p>오만 원부터 무료예요.</p>' },
  {
    category: '교환·반품',
    question: '환불은 언제 되나요?',
    answerHtml: '<p>상품이 도착하면 사흘 안에 돌려 드려요.</p>',
  },
];
const found = (question: string, most = 3) => searchFaqs(faqs, question, most).map((faq) => faq.question);

// R2.23
describe('the chatbot finds the frequent question that is meant', () => {
  test('by a word of the question before one of the category or the answer', () => {
    expect(found('환불')).toEqual(['환불은 언제 되나요?']);
    expect(found('배송비')).toEqual(['배송비는 얼마인가요?']);
    expect(found('도착')).toEqual(['배송은 얼마나 걸리나요?', '환불은 언제 되나요?']);
    expect(found('반품 도착')).toEqual(['환불은 언제 되나요?', '배송은 얼마나 걸리나요?']);
  });

  test('by a word of the category before one of the answer', () => {
    const answered = { category: '기타', question: '가', answerHtml: '<p>선물 포장</p>' };
    const filed = { category: '선물', question: '나', answerHtml: '' };
    expect(searchFaqs([answered, filed], '선물', 2)).toEqual([filed, answered]);
  });

  test('phrased as people ask: particles and question words do not count', () => {
    expect(found('환불이 언제 되나요?')).toEqual(['환불은 언제 되나요?']);
    expect(found('혹시 배송비를 알려주세요')).toEqual(['배송비는 얼마인가요?']);
    expect(found('언제 되나요')).toEqual([]);
    // 비 alone would also match within 배송비.
    expect(found('비가')).toEqual([]);
  });

  test('by initial consonants, unfinished syllables and Korean typed on an English layout', () => {
    expect(found('ㅎㅂ')).toEqual(['환불은 언제 되나요?']);
    expect(found('환부')).toEqual(['환불은 언제 되나요?']);
    expect(found('ghksqnf')).toEqual(['환불은 언제 되나요?']);
  });

  test('not when fewer than half of the words stand in it, and not in the markup of an answer', () => {
    expect(found('우주 여행 환불')).toEqual([]);
    expect(found('우주 환불')).toEqual(['환불은 언제 되나요?']);
    expect(found('p')).toEqual([]);
    expect(found('  ?! ')).toEqual([]);
  });

  test('at most as many as requested, in the mall’s order where two are as near', () => {
    expect(found('배송', 1)).toEqual(['배송은 얼마나 걸리나요?']);
    expect(found('배송')).toEqual(['배송은 얼마나 걸리나요?', '배송비는 얼마인가요?']);
  });
});
