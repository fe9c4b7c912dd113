import { randomUUID } from 'node:crypto';
import type { questionCard, questionDetail } from '@mall/contracts/question';
import type { WireOf } from '@mall/contracts/wire';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catchMails } from '../../testing/mails.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { password } from '../../testing/test-app.ts';
import { answerQuestion } from './answer-question.ts';
import { listWaitingQuestions } from './list-waiting-questions.ts';

const mails = catchMails();
let shop: Shop;
let other: string;
beforeAll(async () => {
  shop = await openShop({
    mailSender: mails.mailSender,
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('question').execute();
  await shop.owner.deleteFrom('mail').execute();
});

type Detail = WireOf<typeof questionDetail>;
type Page = { total: number; waitingCount: number; newAnswerCount: number; questions: WireOf<typeof questionCard>[] };
const words = {
  category: 'DELIVERY',
  title: '언제 오나요?',
  body: '어제 주문했어요.\n급해요.',
  orderNo: null,
  pictures: [],
};

const client = (mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '') => {
  const at = shop.at(mallUrl);
  const post = <Data>(path: string, body: object = {}) => at.post<Data>(path, { token, body });
  return {
    list: (query = '') => at.get<Page>(`/questions${query}`, { token }),
    get: (questionNo: number) => at.get<Detail>(`/questions/${questionNo}`, { token }),
    ask: (question: object = {}, requestKey: string = randomUUID()) =>
      post<{ questionNo: number }>('/questions', { requestKey, question: { ...words, ...question } }),
    change: (questionNo: number, question: object) =>
      at.put<Detail>(`/questions/${questionNo}`, { token, body: { ...words, ...question } }),
    remove: (questionNo: number) => at.delete(`/questions/${questionNo}`, { token }),
    read: (questionNo: number) => post(`/questions/${questionNo}/read`),
  };
};
/** Asks a question successfully, and returns its number. */
const asked = async (question: object = {}): Promise<number> => {
  const reply = await client().ask(question);
  if (!reply.data) throw new Error(`not taken: ${reply.text}`);
  return reply.data.questionNo;
};
const operate = async <Result>(work: Parameters<typeof inMall<Result>>[2], mallUrl = 'familyshop') => {
  const { database, malls } = shop.app.dependencies;
  const mall = (await malls.all()).get(mallUrl);
  if (!mall) throw new Error(`no mall ${mallUrl}`);
  return inMall(database, mall, work);
};
const answer = async (questionNo: number, text: string, mallUrl = 'familyshop') => {
  const mall = (await shop.app.dependencies.malls.all()).get(mallUrl);
  if (!mall) throw new Error(`no mall ${mallUrl}`);
  await operate((tx) => answerQuestion(tx, { questionNo, answer: text, at: new Date() }), mallUrl);
};

describe('asking', () => {
  test('a question is stored as it was written, and waits', async () => {
    const questionNo = await asked({ title: '  언제 오나요? ' });
    expect((await client().get(questionNo)).data).toEqual({
      ...{ questionNo, ...words, state: 'WAITING', hasNewAnswer: false, pictureCount: 0, product: null },
      ...{ askedAt: expect.any(String), answer: '', answeredAt: null },
    });
    expect((await client().list()).data).toMatchObject({ total: 1, waitingCount: 1, newAnswerCount: 0 });
  });

  test('a second request with the same key returns the same question, also concurrently', async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => client().ask({}, key)));
    expect(new Set(replies.map(({ data }) => data?.questionNo)).size).toBe(1);
    expect((await client().list()).data?.total).toBe(1);
  });

  test.each([{ title: '어디쯤 왔나요?' }, { body: '오늘 받고 싶어요.' }, { category: 'OTHER' }])(
    'under a used key with %j is 4221, and the first question stays as it was',
    async (values) => {
      const key = randomUUID();
      const first = await client().ask({}, key);
      expect(await client().ask(values, key)).toMatchObject({ status: 422, code: '4221' });
      expect((await client().list()).data?.total).toBe(1);
      expect((await client().get(first.data?.questionNo ?? 0)).data).toMatchObject(words);
    },
  );

  test.each([
    { category: 'REFUND' },
    { title: '  ' },
    { title: 'x'.repeat(61) },
    { body: '' },
    { body: 'x'.repeat(2001) },
    { orderNo: '1' },
    { pictures: ['../../etc/passwd'] },
    { pictures: Array.from({ length: 6 }, () => randomUUID()) },
  ])('%j is refused', async (values) => {
    expect(await client().ask(values)).toMatchObject({ status: 400, code: '4000' });
  });

  test('another member’s order is refused like one that does not exist', async () => {
    expect(await client().ask({ orderNo: '2026112100000001' })).toMatchObject({ status: 404, code: '4043' });
  });

  test('the list is filtered by state, ten per page, newest first', async () => {
    const numbers: number[] = [];
    for (let count = 0; count < 12; count += 1) numbers.push(await asked());
    await answer(numbers[0] ?? 0, '답변');
    const page = (await client().list('?page=2')).data;
    expect(page?.total).toBe(12);
    expect(page?.questions.map(({ questionNo }) => questionNo)).toEqual([numbers[1], numbers[0]]);
    const answered = (await client().list('?state=ANSWERED')).data;
    expect(answered).toMatchObject({ total: 1, questions: [{ questionNo: numbers[0] }] });
    expect((await client().list('?state=WAITING')).data?.total).toBe(11);
  });
});

describe('changing', () => {
  test('an open question can be changed and deleted', async () => {
    const questionNo = await asked();
    expect((await client().change(questionNo, { title: '바꿨어요', category: 'ORDER' })).data).toMatchObject({
      title: '바꿨어요',
      category: 'ORDER',
    });
    expect(await client().remove(questionNo)).toMatchObject({ code: '0000' });
    expect(await client().get(questionNo)).toMatchObject({ status: 404, code: '4040' });
    expect(await client().remove(questionNo)).toMatchObject({ status: 404, code: '4040' });
  });

  test('an answered one cannot be changed: 4099; it may still be deleted', async () => {
    const questionNo = await asked();
    await answer(questionNo, '내일 도착해요.');
    expect(await client().change(questionNo, { title: '바꿨어요' })).toMatchObject({ status: 409, code: '4099' });
    expect((await client().get(questionNo)).data).toMatchObject({ title: words.title, answer: '내일 도착해요.' });
    expect(await client().remove(questionNo)).toMatchObject({ code: '0000' });
  });
});

describe('while its answer is being written', () => {
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        shop.owner,
      )
    ).rows.length > 0;
  /** Answers it, and is not done before somebody waits for that. */
  const answerMeanwhile = (questionNo: number, meanwhile: () => Promise<{ code: string }>) =>
    operate(async (tx) => {
      await answerQuestion(tx, { questionNo, answer: '내일 도착해요.', at: new Date() });
      const waits = meanwhile();
      await expect.poll(isWaiting).toBe(true);
      return { waits };
    });
  const archivedOf = (questionNo: number) =>
    shop.owner.selectFrom('legalArchive').select('record').where('reference', '=', String(questionNo)).execute();

  test('it is deleted: it is archived with the answer', async () => {
    const questionNo = await asked();
    const { waits } = await answerMeanwhile(questionNo, () => client().remove(questionNo));
    expect(await waits).toMatchObject({ code: '0000' });
    expect(await archivedOf(questionNo)).toMatchObject([{ record: { answer: '내일 도착해요.' } }]);
  });

  test('its member leaves: it is archived with the answer, and one that nobody answered is not', async () => {
    const token = await addMember(shop, 'leaving');
    const asks = async () => (await client('familyshop', token).ask()).data?.questionNo ?? 0;
    const [questionNo, unanswered] = [await asks(), await asks()];
    const body = { password, reason: 'SELDOM' };
    const { waits } = await answerMeanwhile(questionNo, () =>
      shop.at('familyshop').post('/users/withdrawal', { token, body }),
    );
    expect(await waits).toMatchObject({ code: '0000' });
    expect(await archivedOf(questionNo)).toMatchObject([{ record: { answer: '내일 도착해요.' } }]);
    expect(await archivedOf(unanswered)).toEqual([]);
    expect(await shop.owner.selectFrom('question').select('questionNo').execute()).toEqual([]);
  });
});

describe('the answer', () => {
  test('is unread until the member reads it, and unread again when the operator replaces it', async () => {
    const questionNo = await asked();
    await client().read(questionNo);
    await answer(questionNo, '내일 도착해요.');
    expect((await client().list()).data).toMatchObject({ newAnswerCount: 1, waitingCount: 0 });
    await client().read(questionNo);
    expect((await client().list()).data).toMatchObject({ newAnswerCount: 0 });
    expect((await client().get(questionNo)).data).toMatchObject({ state: 'ANSWERED', hasNewAnswer: false });
    await answer(questionNo, '모레 도착해요.');
    expect((await client().list()).data).toMatchObject({ newAnswerCount: 1 });
  });

  test('the operator sees open questions, the oldest first, and answers only in that mall', async () => {
    const [first, second] = [await asked(), await asked()];
    await answer(second, '답변');
    const waiting = await operate((tx) => listWaitingQuestions(tx));
    expect(waiting.map(({ questionNo }) => questionNo)).toEqual([first]);
    await expect(answer(first, '답변', 'hanul')).rejects.toMatchObject({ code: '4040' });
    expect((await client().get(first)).data).toMatchObject({ state: 'WAITING' });
  });
});

describe('the mail of an answer', () => {
  test('is sent once, links to the question, and shows the answer only in its body', async () => {
    const questionNo = await asked();
    await answer(questionNo, '내일 도착해요.\n조금만 기다려 주세요.');
    const [mail, ...more] = await mails.deliver(shop);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('[familyshop몰] 1:1 문의에 답변을 드렸어요');
    for (const form of [mail?.text, mail?.html]) {
      for (const words of ['내일 도착해요.', '조금만 기다려', `/familyshop/myshop/detailMyQuestion/${questionNo}`])
        expect(form).toContain(words);
    }
    expect(await mails.deliver(shop)).toEqual([]);
  });

  test('is not sent when the answer was replaced or read, or the question deleted', async () => {
    const [replaced, read, removed] = [await asked(), await asked(), await asked()];
    await answer(replaced, '내일 도착해요.');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await answer(replaced, '모레 도착해요.');
    await answer(read, '답변');
    await client().read(read);
    await answer(removed, '답변');
    await client().remove(removed);
    const sent = await mails.deliver(shop);
    expect(sent.map(({ text }) => [text.includes('모레'), text.includes('내일')])).toEqual([[true, false]]);
  });

  test('is never sent to a member who has left', async () => {
    const questionNo = await asked();
    await answer(questionNo, '답변');
    const left = (state: 'WITHDRAWN' | 'ACTIVE') =>
      shop.owner.updateTable('member').set({ state }).where('mallId', '=', 1).where('loginId', '=', 'demo').execute();
    await left('WITHDRAWN');
    expect(await mails.deliver(shop)).toEqual([]);
    await left('ACTIVE');
    expect(await mails.deliver(shop), 'nor later').toEqual([]);
  });
});

describe('access', () => {
  test('another member, and a member of another mall: 4040', async () => {
    const questionNo = await asked();
    for (const outsider of [client('familyshop', other), client('hanul')]) {
      const { get, change, remove, read, list } = outsider;
      const replies = await Promise.all([
        get(questionNo),
        change(questionNo, {}),
        remove(questionNo),
        read(questionNo),
      ]);
      for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: '4040' });
      expect((await list()).data).toMatchObject({ total: 0, questions: [] });
    }
    expect((await client().get(questionNo)).data).toMatchObject({ title: words.title });
  });

  // R1.06
  test('a marketing mall’s guest: 4030', async () => {
    const guest = client('gamnamu');
    for (const reply of await Promise.all([guest.list(), guest.ask()])) {
      expect(reply).toMatchObject({ status: 403, code: '4030' });
    }
  });
});
