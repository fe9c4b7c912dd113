import { screenPath } from '@mall/domain/screens/screen-path';
import pMap from 'p-map';
import type { Dependencies } from '../../dependencies.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Mall } from '../../plugins/mall.repository.ts';

type Invited = { readonly employeeNo: string; readonly name: string; readonly email: string };
type Mailing = Pick<Dependencies, 'config' | 'mailSender' | 'random'>;

const atOnce = 5;

/**
 * Invites employees immediately, because their addresses are not stored; returns the numbers of those to whom no mail was sent, so that they
 * can be informed another way.
 */
export async function inviteEmployees(mailing: Mailing, mall: Mall, people: readonly Invited[]): Promise<string[]> {
  const failed = await pMap(people, (person) => isInvited(mailing, mall, person), { concurrency: atOnce });
  return people.filter((_, at) => !failed[at]).map(({ employeeNo }) => employeeNo);
}

async function isInvited({ config, mailSender, random }: Mailing, mall: Mall, person: Invited): Promise<boolean> {
  if (person.email === '') return false;
  const { from } = config.mail;
  const content = invitationOf(mall, person);
  try {
    await mailSender.send({
      ...renderMail(mall, config.mallOrigin, content),
      messageId: `<roster.${random(16).toString('hex')}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      ...{ fromName: mall.name, replyTo: mall.email, to: content.to },
    });
    return true;
  } catch {
    return false;
  }
}

const invitationOf = (mall: Mall, { name, email }: Invited): MailContent => ({
  to: { name, address: email },
  subject: '임직원 몰에 초대받았어요',
  heading: '임직원 몰에 초대받았어요',
  parts: [
    {
      kind: 'paragraph',
      text: `${name}님, ${mall.name}에 가입할 수 있어요. 본인인증한 이름이 명부와 같으면 승인을 기다리지 않고 바로 쓸 수 있어요.`,
    },
    { kind: 'button', label: '가입하기', href: screenPath({ screen: 'signup' }, 'pc') },
    { kind: 'note', text: '30일 안에 가입해 주세요. 그 뒤에는 회사에서 받은 정보를 모두 지워요.' },
  ],
});
