import { screenPath } from '@mall/domain/screens/screen-path';
import type { AccountChange } from '../../mail/mail-facts.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { findMailAddress } from '../member.repository.ts';

type Words = { readonly subject: string; readonly text: string };

const words: Record<AccountChange, Words> = {
  TID_LINKED: {
    subject: '티아이디를 연결했어요',
    text: '이제 연결한 티아이디로 로그인할 수 있어요.',
  },
  TID_UNLINKED: {
    subject: '티아이디 연결을 끊었어요',
    text: '이제 그 티아이디로는 로그인할 수 없어요.',
  },
  IDENTITY_CHANGED: {
    subject: '회원정보를 바꿨어요',
    text: '휴대폰 본인인증으로 이름과 휴대폰 번호를 바꿨어요.',
  },
};

/** Notifies a member of a change that somebody else could have made in their name. */
export const accountChangedMail: MailTemplate<'ACCOUNT_CHANGED'> = async (transaction, mall, { memberNo, change }) => {
  const to = await findMailAddress(transaction, memberNo);
  if (!to) return undefined;
  const { subject, text } = words[change];
  return {
    to,
    subject,
    heading: subject,
    parts: [
      { kind: 'paragraph', text: `${to.name}님, ${text}` },
      { kind: 'link', label: '비밀번호 변경', href: screenPath({ screen: 'updatePassword' }, 'pc') },
      {
        kind: 'note',
        text: `본인이 한 일이 아니라면 비밀번호를 바꾸고 고객센터(${mall.customerPhone})로 알려 주세요.`,
      },
    ],
  };
};
