import type { MailPart } from '../../mail/mail-content.ts';
import type { MailTemplate } from '../mail/mail-template.ts';
import { findNewAnswer } from './answer.repository.ts';

/** A question was answered. No mail when the member has read the answer, or it was replaced, which has its own mail. */
export const answeredMail: MailTemplate<'QUESTION_ANSWERED'> = async (transaction, _mall, { answeredAt, ...own }) => {
  const found = await findNewAnswer(transaction, own);
  if (found?.answeredAt?.toISOString() !== answeredAt) return undefined;
  const { name, email: address, title, answer, productName } = found;
  const paragraphs = answer.split(/\n+/).filter((text) => text.trim() !== '');
  return {
    to: { name, address },
    // The preview in a mailbox must show nothing of the question.
    subject: `${productName === null ? '1:1' : '상품'} 문의에 답변을 드렸어요`,
    heading: '문의하신 내용에 답변을 드렸어요',
    parts: [
      { kind: 'paragraph', text: `${name}님, 기다려 주셔서 고마워요. 문의하신 내용에 답변을 드렸어요.` },
      {
        kind: 'facts',
        title: '문의 내용',
        rows: [...(productName === null ? [] : [['상품', productName] as const]), ['제목', title]],
      },
      ...paragraphs.map((text): MailPart => ({ kind: 'paragraph', text })),
      { kind: 'button', label: '문의 내용 보기', href: `/myshop/detailMyQuestion/${own.questionNo}` },
      { kind: 'note', text: '이 메일에 답장하지 마시고, 더 궁금한 점은 새 문의로 남겨 주세요.' },
    ],
  };
};
