import type { MailContent } from '../../../mail/mail-content.ts';

type Addressee = { readonly name: string; readonly email: string };
const to = ({ name, email }: Addressee): MailContent['to'] => ({ name, address: email });

/** Invites somebody to work in the office. */
export const invitationMail = (addressee: Addressee, link: string): MailContent => ({
  to: to(addressee),
  subject: '관리자 화면에 초대받았어요',
  heading: '관리자 화면에 초대받았어요',
  parts: [
    { kind: 'paragraph', text: `${addressee.name}님, 아래 버튼을 눌러 로그인 방법을 정해 주세요.` },
    { kind: 'button', label: '초대 수락하기', href: link },
    { kind: 'note', text: '72시간 동안 한 번만 쓸 수 있어요. 초대받을 일이 없다면 이 메일을 지워 주세요.' },
  ],
});

/** Lets somebody who has forgotten their password set a new one. */
export const passwordMail = (addressee: Addressee, link: string): MailContent => ({
  to: to(addressee),
  subject: '새 비밀번호를 정해 주세요',
  heading: '새 비밀번호를 정해 주세요',
  parts: [
    {
      kind: 'paragraph',
      text: `${addressee.name}님, 아래 버튼을 눌러 새 비밀번호를 정해 주세요. 로그인할 때는 지금처럼 한 번 더 확인해요.`,
    },
    { kind: 'button', label: '새 비밀번호 정하기', href: link },
    {
      kind: 'note',
      text: '1시간 동안 한 번만 쓸 수 있어요. 요청한 적이 없다면 보안 담당자에게 알려 주세요. 지금 비밀번호는 그대로예요.',
    },
  ],
});
