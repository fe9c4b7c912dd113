import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';

const faq = (faqNo: number, question: string) => ({
  faqNo,
  category: '배송',
  question,
  answerHtml: '<p>네</p>',
  sortOrder: faqNo,
});

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    config: { chatbotUrl: 'https://chat.example.kr/window' },
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        faqs: [1, 2, 3, 4].map((faqNo) => faq(faqNo, `${faqNo}번째 배송은 언제 와요?`)),
      },
      { mallId: 2, mallUrl: 'hanul', faqs: [faq(9, '한울만 배송')] },
    ],
  });
});
afterAll(() => shop.close());

const search = (question: string, { mall = 'familyshop', mallId = 1 } = {}) =>
  shop.at(mall).get<{ faqNo: number }[]>(`/pre/faqs/search?mallId=${mallId}&question=${encodeURIComponent(question)}`);

// R2.23
describe('the chatbot', () => {
  test('gets the three nearest questions of its mall, without a sign-in', async () => {
    expect((await search('배송이 언제 와요?')).data?.map(({ faqNo }) => faqNo)).toEqual([1, 2, 3]);
    expect((await search('ㅂㅅ', { mall: 'hanul', mallId: 2 })).data?.map(({ faqNo }) => faqNo)).toEqual([9]);
    expect((await search('환불')).data).toEqual([]);
  });

  test('gets nothing of another mall; an empty or too long question is 4000', async () => {
    expect(await search('배송', { mallId: 2 })).toMatchObject({ status: 404, code: '4041' });
    expect(await search('')).toMatchObject({ status: 400, code: '4000' });
    expect(await search('가'.repeat(201))).toMatchObject({ status: 400, code: '4000' });
  });

  // R6.06
  test('is offered only by the default mall', async () => {
    const urlOf = async (mallUrl: string) =>
      (await shop.at(mallUrl).get<{ chatbotUrl?: string }>(`/pre/layout/login?mallUrl=${mallUrl}&device=pc`)).data
        ?.chatbotUrl;
    expect([await urlOf('familyshop'), await urlOf('hanul')]).toEqual(['https://chat.example.kr/window', undefined]);
  });
});
