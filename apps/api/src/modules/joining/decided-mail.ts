import type { MailTemplate } from '../mail/mail-template.ts';
import { findDecided } from './waiting-member.repository.ts';

/** The operator has approved or refused the applicant. */
export const decidedMail: MailTemplate<'JOINING_DECIDED'> = async (transaction, mall, { memberNo }) => {
  const member = await findDecided(transaction, memberNo);
  if (!member) return undefined;
  const to = { name: member.name, address: member.email };
  if (member.approval === 'Y') {
    return {
      to,
      subject: '가입이 승인됐어요',
      heading: '가입이 승인됐어요',
      parts: [
        { kind: 'paragraph', text: `${member.name}님, 이제 ${mall.name}에 로그인할 수 있어요.` },
        { kind: 'button', label: '로그인하기', href: '/login' },
      ],
    };
  }
  const reason = member.refusalReason;
  return {
    to,
    subject: '가입이 승인되지 않았어요',
    heading: '가입이 승인되지 않았어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${member.name}님, ${reason === '' ? '입력한 정보로 가입 대상인지 확인하지 못했어요' : '아래 사유로 가입을 승인하지 못했어요'}. 궁금한 점은 고객센터(${mall.customerPhone})로 문의해 주세요.`,
      },
      ...(reason === '' ? [] : [{ kind: 'facts', title: '승인하지 않은 사유', rows: [['사유', reason]] } as const]),
    ],
  };
};
