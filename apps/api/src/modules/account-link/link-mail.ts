import { approvalWords } from '@mall/domain/approval-words';
import type { MailContent, MailPart } from '../../mail/mail-content.ts';
import { withVerifiedAddress } from '../../person/verified-address.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
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

type Linked = { readonly name: string; readonly purpose: LinkPurpose; readonly approval: string };

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

/** Somebody has entered an address that belongs to another member: only its owner is notified, without saying who entered it. */
const ownedElsewhere = (mall: Mall, address: string): MailContent => ({
  to: { name: '', address },
  subject: '이미 가입한 이메일이에요',
  heading: '이미 가입한 이메일이에요',
  parts: [
    {
      kind: 'paragraph',
      text: `누군가 이 이메일로 ${mall.name} 회원이 되려고 했어요. 이 이메일을 쓰는 회원이 이미 있어서 아무것도 바꾸지 않았어요.`,
    },
    {
      kind: 'paragraph',
      text: '본인이라면 먼저 가입한 아이디로 로그인해 주세요. 방금 만든 아이디를 쓰려면 그 아이디로 로그인해서 다른 이메일을 확인해 주세요.',
    },
    { kind: 'button', label: '로그인하기', href: '/login' },
    { kind: 'note', text: '요청한 적이 없다면 이 메일을 지워 주세요. 회원정보는 그대로예요.' },
  ],
});

/** Applicants who wait for approval must not think that the link is enough to sign in. */
function paragraphs(mall: Mall, { name, purpose, approval }: Linked, text: Words['text']): MailPart[] {
  if (purpose !== 'VERIFY_EMAIL' || approval !== 'R') return [{ kind: 'paragraph', text: text(name) }];
  const { decides, contact } = approvalWords(mall);
  return [
    { kind: 'paragraph', text: `${name}님, 아래 버튼을 눌러 이메일을 확인해 주세요.` },
    { kind: 'paragraph', text: `그다음 ${decides} 승인되면 로그인할 수 있어요.` },
    { kind: 'paragraph', text: contact },
  ];
}

/** The mail with the link. The link is signed when the mail is sent, so it is stored nowhere; no mail when it is invalid by then. */
export const createLinkMail =
  (tokens: LinkTokens): MailTemplate<'ACCOUNT_LINK'> =>
  async (transaction, mall, { linkId }, now) => {
    const link = await findLinkToMail(transaction, { linkId, now });
    if (!link?.emailHash.equals(hashEmail(link.email))) return undefined;
    const address = link.newEmail ?? link.email;
    const owner = await withVerifiedAddress(transaction, address).executeTakeFirst();
    if (owner && owner.memberNo !== link.memberNo) return ownedElsewhere(mall, address);
    const { path, label, text, note, ...heads } = words[link.purpose];
    const token = await tokens.sign(mall, { linkId });
    return {
      to: { name: link.name, address },
      ...heads,
      parts: [
        ...paragraphs(mall, link, text),
        { kind: 'button', label, href: `${path}?${new URLSearchParams({ token })}` },
        { kind: 'note', text: note },
      ],
    };
  };
