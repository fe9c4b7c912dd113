import { seoulDayOf } from '@mall/domain/seoul-day';
import type { MailTemplate } from '../mail/mail-template.ts';
import { findMailedAccount } from './recovery.repository.ts';

/** The full id: the address is the member's own, verified, and a new password takes another step. */
export const foundIdMail: MailTemplate<'FOUND_ID'> = async (transaction, _mall, { memberNo }) => {
  const account = await findMailedAccount(transaction, memberNo);
  if (!account) return undefined;
  return {
    to: { name: account.name, address: account.email },
    subject: '아이디를 알려 드려요',
    heading: '가입한 아이디를 알려 드려요',
    parts: [
      { kind: 'paragraph', text: `${account.name}님이 찾으신 아이디예요.` },
      {
        kind: 'facts',
        title: '회원 정보',
        rows: [
          ['아이디', account.loginId],
          ['가입일', seoulDayOf(account.joinedAt).replaceAll('-', '. ')],
        ],
      },
      { kind: 'button', label: '로그인하기', href: '/login' },
      { kind: 'note', text: '요청한 적이 없다면 이 메일을 지워 주세요.' },
    ],
  };
};
