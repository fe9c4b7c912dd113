import type { MailContent } from '../../mail/mail-content.ts';
import type { MailTemplate } from '../mail/mail-template.ts';
import { findLinkToMail, type LinkPurpose } from './account-link.repository.ts';
import { hashEmail } from './issue-link.ts';
import type { LinkTokens } from './link-tokens.ts';

type Words = Pick<MailContent, 'subject' | 'heading'> & {
  readonly path: string;
  readonly label: string;
  readonly text: (name: string) => string;
  readonly note: string;
};

const words: Record<LinkPurpose, Words> = {
  VERIFY_EMAIL: {
    subject: '이메일을 확인해 주세요',
    heading: '이메일을 확인해 주세요',
    path: '/joinMailAuth',
    label: '이메일 확인하기',
    text: (name) => `${name}님, 아래 버튼을 누르면 이메일 확인이 끝나고 로그인할 수 있어요.`,
    note: '24시간 동안 한 번만 쓸 수 있어요. 가입한 적이 없다면 이 메일을 지워 주세요. 확인하지 않으면 아무 일도 일어나지 않아요.',
  },
  WAKE: {
    subject: '휴면 계정을 다시 이용할 수 있어요',
    heading: '휴면 계정을 깨워 주세요',
    path: '/email/authDormant',
    label: '휴면 해제하기',
    text: (name) => `${name}님, 아래 버튼을 누르면 휴면 상태가 풀리고 다시 로그인할 수 있어요.`,
    note: '24시간 동안 한 번만 쓸 수 있어요. 요청한 적이 없다면 비밀번호를 바꿔 주세요. 누군가 비밀번호를 알고 있을 수 있어요.',
  },
  RESET_PASSWORD: {
    subject: '임시 비밀번호를 만들어 주세요',
    heading: '임시 비밀번호를 만들어 주세요',
    path: '/popup/password',
    label: '임시 비밀번호 만들기',
    text: (name) => `${name}님, 아래 버튼을 눌러 임시 비밀번호를 만들고, 로그인한 뒤 새 비밀번호로 바꿔 주세요.`,
    note: '30분 동안 한 번만 쓸 수 있어요. 요청한 적이 없다면 이 메일을 지워 주세요. 지금 비밀번호는 그대로예요.',
  },
  CHANGE_EMAIL: {
    subject: '새 이메일을 확인해 주세요',
    heading: '새 이메일을 확인해 주세요',
    path: '/joinMailAuth',
    label: '이 이메일로 바꾸기',
    text: (name) => `${name}님, 아래 버튼을 누르면 이 주소가 회원님의 이메일이 돼요.`,
    note: '24시간 동안 한 번만 쓸 수 있어요. 요청한 적이 없다면 이 메일을 지워 주세요. 지금 이메일은 그대로예요.',
  },
};

/** The mail that brings a link. The link is signed when the mail leaves, so that it is kept nowhere; nothing when it counts no more. */
export const createLinkMail =
  (tokens: LinkTokens): MailTemplate<'ACCOUNT_LINK'> =>
  async (transaction, mall, { linkId }, now) => {
    const link = await findLinkToMail(transaction, mall, { linkId, now });
    if (!link?.emailHash.equals(hashEmail(link.email))) return undefined;
    const { path, label, text, note, ...heads } = words[link.purpose];
    const token = await tokens.sign({ linkId, mallId: mall.mallId });
    return {
      to: { name: link.name, address: link.newEmail ?? link.email },
      ...heads,
      parts: [
        { kind: 'paragraph', text: text(link.name) },
        { kind: 'button', label, href: `${path}?${new URLSearchParams({ token })}` },
        { kind: 'note', text: note },
      ],
    };
  };
