import { boardType } from '@mall/contracts/codes';
import { screenPath } from '@mall/domain/screens/screen-path';
import { toPlainText } from '../../../operator-text.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { findTold } from './announcement.repository.ts';

/** Terms will change: the content of the notice on the board. No mail once the notice was removed, for example because it was replaced. */
export const announcedMail: MailTemplate<'TERMS_ANNOUNCED'> = async (transaction, _mall, facts) => {
  const told = await findTold(transaction, facts);
  if (!told) return undefined;
  const { title, html, name, email: address } = told;
  return {
    to: { name, address },
    ...{ subject: title, heading: title },
    parts: [
      { kind: 'article', html, plainText: toPlainText(html) },
      { kind: 'button', label: '공지 보기', href: noticePath(facts.postNo) },
      { kind: 'note', text: '약관 변경은 광고 수신 동의와 관계없이 모든 회원에게 알려 드려요.' },
    ],
  };
};

const noticePath = (postNo: number): string =>
  screenPath({ screen: 'boardPost', search: { tp: boardType.notice, no: postNo } }, 'pc');
