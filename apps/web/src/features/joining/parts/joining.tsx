import type { JoinForm } from '@mall/contracts/joining';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { joinFormQuery } from '../api/joining.query.ts';
import { useJoin } from '../model/use-join.ts';
import { CertificationSection } from './certification-section.tsx';
import { Joined } from './joined.tsx';
import styles from './joining.module.css';
import { MemberSection } from './member-section.tsx';
import { TermsSection } from './terms-section.tsx';

/** Joining the mall, from the terms to the mail. */
export function Joining() {
  const { data: requirements, error, isPending, refetch } = useQuery(joinFormQuery());
  if (isPending) return <Skeleton height={480} />;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return <JoinSheet requirements={requirements} />;
}

function JoinSheet({ requirements }: { requirements: JoinForm }) {
  const join = useJoin(requirements);
  const { form } = join;
  if (form.result) return <Joined {...form.result} />;
  return (
    <form className={styles.form} {...form.props}>
      <TermsSection terms={requirements.terms} join={join} />
      <CertificationSection join={join} />
      <MemberSection join={join} questions={requirements.questions} />
      {requirements.needsApproval && <p className={styles.hint}>가입을 신청하면 담당자가 확인한 뒤 승인해요.</p>}
      {form.failure && <Refusal join={join} />}
      <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
        {requirements.needsApproval ? '가입 신청하기' : '가입하기'}
      </Button>
    </form>
  );
}

function Refusal({ join }: { join: ReturnType<typeof useJoin> }) {
  return (
    <Stack gap={8} padding="14 16" className={styles.refusal} role="alert">
      <p>{join.form.failure}</p>
      {join.isMember && (
        <Row as="p" gap={16} className={styles.ways}>
          <ScreenLink screen="login">로그인</ScreenLink>
          <ScreenLink screen="findPassword">비밀번호 찾기</ScreenLink>
        </Row>
      )}
    </Stack>
  );
}
