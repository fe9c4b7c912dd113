import type { Profile } from '@mall/contracts/member';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Row } from '@mall/ui/row';
import { Section } from '@mall/ui/section';
import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { storedOutcome } from '../../../entities/certification/certification-window.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { profileQuery } from '../api/member.query.ts';
import type { Unlocked } from '../model/use-password-gate.ts';
import { EmailChange } from './email-change.tsx';
import { IdentityChange } from './identity-change.tsx';
import styles from './member-info.module.css';

/** The member's personal details, and buttons to change them. */
export function Details(unlocked: Unlocked) {
  const { data, isPending, error, refetch } = useQuery(profileQuery(unlocked.proof));
  return (
    <Section title="기본 정보" gap={14} className={styles.section}>
      {isPending && <Skeleton height={120} />}
      {error && (
        <ErrorNotice error={error} onRetry={isApiError(error, '4220') ? unlocked.onExpired : () => void refetch()} />
      )}
      {data && <KeyValueList items={itemsOf(data)} />}
      <Changes {...unlocked} />
    </Section>
  );
}

const itemsOf = ({ loginId, name, phone, email, joinedAt }: Profile) => [
  { label: '아이디', value: loginId },
  { label: '이름', value: name },
  { label: '휴대폰', value: phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3') || '등록한 번호가 없어요' },
  { label: '이메일', value: email || '등록한 이메일이 없어요' },
  { label: '가입일', value: momentText(joinedAt).slice(0, 10) },
];

function Changes(unlocked: Unlocked) {
  // On a phone the certification leaves this page, and returns to it.
  const [open, setOpen] = useState<'identity' | 'email' | null>(() =>
    storedOutcome('CHANGE_IDENTITY') ? 'identity' : null,
  );
  const close = () => setOpen(null);
  if (open === 'identity') return <IdentityChange unlocked={unlocked} onDone={close} />;
  if (open === 'email') return <EmailChange unlocked={unlocked} onDone={close} />;
  return (
    <Row wraps marginTop={20} gap={8}>
      <Button onClick={() => setOpen('identity')}>이름·휴대폰 번호 변경</Button>
      <Button onClick={() => setOpen('email')}>이메일 변경</Button>
      <Button render={<ScreenLink screen="updatePassword" />}>비밀번호 변경</Button>
    </Row>
  );
}
