import { withdrawalReasons } from '@mall/contracts/member';
import { withdrawalReasonNames } from '@mall/domain/member-words';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Note } from '@mall/ui/note';
import { Select } from '@mall/ui/select';
import { Skeleton } from '@mall/ui/skeleton';
import { Text } from '@mall/ui/text';
import { TextField } from '@mall/ui/text-field';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useWithdrawal, type Withdrawal } from '../model/use-withdrawal.ts';
import { WithdrawalBlockers } from './withdrawal-blockers.tsx';
import styles from './withdrawal-form.module.css';

const reasons = withdrawalReasons.map((value) => ({ value, label: withdrawalReasonNames[value] }));

/** Withdrawal from the mall: what blocks it, or otherwise what is erased, what the law retains and why, and one confirmation. */
export function WithdrawalForm() {
  const { isPending, error, retry, blockers, form } = useWithdrawal();
  if (isPending) return <Skeleton height={360} />;
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (blockers.length > 0) return <WithdrawalBlockers blockers={blockers} />;
  return <Leaving form={form} />;
}

function Leaving({ form }: { form: Withdrawal['form'] }) {
  return (
    <form className={styles.form} {...form.props}>
      <Facts />
      <Select
        label="탈퇴하는 이유"
        isRequired
        options={reasons}
        placeholder="이유를 골라 주세요"
        {...form.field('reason')}
      />
      <TextField
        label="비밀번호"
        isRequired
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      {form.failure && (
        <div role="alert">
          <Note tone="warn">{form.failure}</Note>
        </div>
      )}
      <Grid columns="1fr 1fr" gap={10}>
        <Button size="lg" render={<ScreenLink screen="myShop" />}>
          취소
        </Button>
        <Button type="submit" variant="danger" size="lg" isLoading={form.isSending}>
          탈퇴하기
        </Button>
      </Grid>
    </form>
  );
}

function Facts() {
  return (
    <section className={styles.facts} aria-label="탈퇴 안내">
      <Text as="h2" size={15} weight="bold" marginBottom={8}>
        탈퇴하면 이렇게 돼요
      </Text>
      <ul>
        <li>이름, 이메일, 배송지, 장바구니, 찜한 상품, 문의와 사진이 바로 지워지고 되살릴 수 없어요.</li>
        <li>모든 기기에서 로그아웃돼요.</li>
        <li>전자상거래법에 따라 주문·결제·휴대폰 신청 기록은 5년, 답변한 문의는 3년 동안 따로 보관한 뒤 지워요.</li>
        <li>같은 아이디로 다시 가입할 수 있지만 지난 주문은 볼 수 없어요.</li>
      </ul>
    </section>
  );
}
