import { type MemberCard, type UnmaskField, unmaskMember } from '@mall/contracts/office/members';
import { textOf } from '@mall/contracts/office/personal';
import EyeOff from 'lucide-react/icons/eye-off';
import { Badge } from '../../kit/badge.tsx';
import { Part } from '../../kit/page.tsx';
import { Masked, RevealButton, useReveal } from '../../kit/reveal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { momentText } from '../../lib/moments.ts';
import { approvalWords, blockWords, fieldWords, memberStateWords } from './member-words.ts';
import styles from './members.module.css';

type Props = { member: MemberCard };

/** What marks a member: why they cannot sign in, and what is open. */
export function Flags({ member }: Props) {
  return (
    <p className={styles.flags}>
      {member.state !== 'ACTIVE' && <Badge tone="warn">{memberStateWords[member.state]}</Badge>}
      {member.blockedReason && <Badge tone="err">{`이용 제한 · ${blockWords[member.blockedReason]}`}</Badge>}
      {member.approval !== 'Y' && <Badge tone="warn">{`가입 ${approvalWords[member.approval]}`}</Badge>}
      {member.hasTemporaryPassword && <Badge tone="warn">임시 비밀번호</Badge>}
      {!member.isVerified && <Badge>이메일 미확인</Badge>}
      {member.openClaims > 0 && <Badge tone="err">{`클레임 ${member.openClaims}건`}</Badge>}
    </p>
  );
}

const maskedOf = (member: MemberCard): Readonly<Record<UnmaskField, string>> => ({
  name: textOf(member.name),
  id: textOf(member.loginId),
  phone: textOf(member.phone),
  email: textOf(member.email),
  birth: textOf(member.birth),
  address: textOf(member.address),
});
const fields = ['name', 'phone', 'email', 'birth', 'address'] as const;

type Shown = Partial<Readonly<Record<UnmaskField, string>>>;
const textsOf = (data: object): Shown => data as Shown;

/** A member's data within a contact: a click shows one value, with the contact's number as the reason. */
export function FactsInTalk({ member, contactNo }: Props & { contactNo: number | undefined }) {
  const masked = maskedOf(member);
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <FactInTalk key={field} {...{ member, field, masked: masked[field], contactNo }} />
      ))}
    </dl>
  );
}

type FactProps = Props & { field: UnmaskField; masked: string; contactNo: number | undefined };

function FactInTalk({ member, field, masked, contactNo }: FactProps) {
  const toast = useToast();
  const { mallId, memberNo } = member;
  const reveal = useReveal(async (why: { reason: 'CONTACT'; words: string }) => {
    const body = { ...why, fields: [field], contactNo };
    return textsOf(await callOffice(unmaskMember, { params: { mallId, memberNo }, body }));
  });
  const shown = reveal.values?.[field];
  const show = () => void reveal.show({ reason: 'CONTACT', words: '' }).catch((error) => toast.error(error));
  return (
    <div>
      <dt>{fieldWords[field]}</dt>
      <dd>
        {masked === '' && <span className={styles.quiet}>없음</span>}
        {masked !== '' && contactNo === undefined && masked}
        {masked !== '' && contactNo !== undefined && (
          <button
            type="button"
            className={styles.reveal}
            disabled={!member.canUnmask}
            aria-label={shown === undefined ? `${fieldWords[field]} 보기` : `${fieldWords[field]} 가리기`}
            onClick={shown === undefined ? show : reveal.hide}
          >
            <span data-shown={shown === undefined ? undefined : ''}>{shown ?? masked}</span>
            {shown === undefined ? (
              <EyeOff size={13} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <small>{clock(reveal.seconds)}</small>
            )}
          </button>
        )}
      </dd>
    </div>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const reasons = [
  { value: 'DELIVERY', label: '배송 확인' },
  { value: 'REFUND', label: '환불 확인' },
  { value: 'IDENTITY', label: '본인 확인' },
  { value: 'REPORT', label: '신고 처리' },
  { value: 'LAW', label: '법에 따른 요청' },
  { value: 'OTHER', label: '직접 입력', isOwn: true },
] as const;
type Why = { readonly reason: (typeof reasons)[number]['value']; readonly words: string };
const bodyOf = (why: Why) => ({ ...why, fields: [...fields, 'id' as const] });

/** The same outside a contact, where the reason is asked for. */
export function Facts({ member }: Props) {
  const { mallId, memberNo } = member;
  const reveal = useReveal(async (why: Why) =>
    textsOf(await callOffice(unmaskMember, { params: { mallId, memberNo }, body: bodyOf(why) })),
  );
  const masked = maskedOf(member);
  return (
    <Part
      title="회원 정보"
      end={
        member.canUnmask && (
          <RevealButton
            shape={unmaskMember.body}
            toBody={bodyOf}
            what={fields.map((field) => fieldWords[field]).join('·')}
            {...{ reveal, reasons }}
          />
        )
      }
    >
      <dl className={styles.facts}>
        {(['id', ...fields] as const).map((field) => (
          <div key={field}>
            <dt>{fieldWords[field]}</dt>
            <dd>
              {masked[field] === '' ? (
                <span className={styles.quiet}>없음</span>
              ) : (
                <Masked shown={reveal.values?.[field]}>{masked[field]}</Masked>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Consents and account state. */
export function Standing({ member }: Props) {
  const rows: readonly (readonly [string, string])[] = [
    ['메일 광고', member.wantsMail ? '동의' : '거부'],
    ['문자 광고', member.wantsText ? '동의' : '거부'],
    ['본인인증', member.isCertified ? '마침' : '안 함'],
    ['로그인 기기', member.devices === 0 ? '없음' : `${member.devices}대`],
    ['가입', momentText(member.joinedAt)],
    ['마지막 로그인', member.lastSignedInAt ? momentText(member.lastSignedInAt) : '없음'],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
