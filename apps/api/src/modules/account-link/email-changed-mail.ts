import { maskEmail } from '@mall/contracts/masking';
import type { MailTemplate } from '../mail/mail-template.ts';
import { findFormerEmail } from './account-link.repository.ts';

/** Notifies the member's former address, because its reader may not have wanted the change. */
export const emailChangedMail: MailTemplate<'EMAIL_CHANGED'> = async (transaction, mall, { linkId }) => {
  const change = await findFormerEmail(transaction, linkId);
  if (!change?.formerEmail || !change.newEmail) return undefined;
  return {
    to: { name: change.name, address: change.formerEmail },
    subject: '회원 이메일이 바뀌었어요',
    heading: '회원 이메일이 바뀌었어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${change.name}님의 이메일이 ${maskEmail(change.newEmail)}로 바뀌었어요. 앞으로 이 주소로는 메일을 보내지 않아요.`,
      },
      { kind: 'note', text: `본인이 바꾸지 않았다면 고객센터(${mall.customerPhone})로 바로 알려 주세요.` },
    ],
  };
};
