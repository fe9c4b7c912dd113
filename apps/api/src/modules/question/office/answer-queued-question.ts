import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { answerQuestion } from '../answer-question.ts';
import { lockToAnswer } from './question-queue.repository.ts';

type Answering = {
  readonly questionNo: number;
  readonly answer: string;
  /** When the answer that it replaces was given; null for a first one. */
  readonly replaces: string | null;
  readonly staffNo: number;
};

/** Answers with the fields of the template filled in; 4090 when somebody else has answered since the caller looked, 4220 for a field without a value. */
export function answerQueuedQuestion(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: Mall,
  { questionNo, answer, replaces, staffNo }: Answering,
): Promise<Date> {
  const at = clock();
  return inMall(database, mall, async (transaction) => {
    const question = await lockToAnswer(transaction, questionNo);
    if (!question) throw new AppError('4040');
    if ((question.answeredAt?.toISOString() ?? null) !== replaces)
      throw new AppError('4090', { description: '그사이 다른 담당자가 답변했어요. 답변을 다시 확인해 주세요.' });
    const values = {
      // Everybody reads the answer on a product's page.
      회원이름: question.writer === '' || question.isSecret ? question.name : question.writer,
      상품이름: question.productName,
      주문번호: question.orderNo,
      몰이름: mall.name,
      고객센터: mall.customerPhone,
    };
    await answerQuestion(transaction, { questionNo, answer: filled(answer, values), at, staffNo });
    return at;
  });
}

/** Text with its fields filled in; a field without a value would reach the member as a placeholder. */
function filled(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replaceAll(/\{([^{}\n]{1,20})\}/g, (written, name: string) => {
    const value = values[name];
    if (value) return value;
    throw fieldError('answer', `${written}에 넣을 내용이 없어요. 직접 적어 주세요.`);
  });
}
