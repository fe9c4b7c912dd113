import { formatWonPerMonth } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Skeleton } from '@mall/ui/skeleton';
import { ErrorText } from '../../../components/error-text.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { AddressText } from '../../../entities/address/address-text.tsx';
import { TitledBlock } from '../../../entities/application/titled-block.tsx';
import { Consents } from '../../../entities/terms/consents.tsx';
import type { SubscriptionOrder } from '../model/use-subscription-order.ts';
import styles from './order-form.module.css';

type Props = { readonly order: SubscriptionOrder };

/** The final check: a summary, the cost of leaving, the consents, and the submit button. */
export function OrderCheck({ order }: Props) {
  const { form, check, address, detail, cost, terms } = order;
  return (
    <form className={styles.form} {...check.props}>
      <TitledBlock title="신청인">
        <KeyValueList
          items={[
            { label: '이름', value: form.values.name },
            { label: '휴대폰 번호', value: form.values.phone },
            { label: '이메일', value: form.values.email },
          ]}
        />
      </TitledBlock>
      <TitledBlock title="설치">
        {address ? <AddressText address={address} /> : <Skeleton height={72} />}
        <KeyValueList
          items={[
            { label: '설치 희망일', value: form.values.preferredOn.replaceAll('-', '.') },
            { label: '요청 사항', value: form.values.request.trim() || '없음' },
          ]}
        />
      </TitledBlock>
      {detail.cancellationTerms.length > 0 && (
        <TitledBlock title="해지할 때">
          <KeyValueList items={detail.cancellationTerms} />
        </TitledBlock>
      )}
      <Consents
        terms={terms}
        agreed={check.values.agreedTerms}
        onChange={(agreedTerms) => check.set({ agreedTerms })}
        error={check.errors['agreedTerms']}
      />
      <ErrorText isAnnounced>{check.failure}</ErrorText>
      <Grid columns="auto 1fr" gap={8} marginTop={8} className={styles.buttons}>
        <Button size="lg" render={<ScreenLink {...order.pageOf('form')} />}>
          이전
        </Button>
        <Button size="lg" variant="primary" type="submit" isLoading={check.isSending || check.isSent}>
          {formatWonPerMonth(cost.monthlyTotal)}으로 신청하기
        </Button>
      </Grid>
    </form>
  );
}
