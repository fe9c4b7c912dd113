import type { OrderDetail } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Stack } from '@mall/ui/stack';
import { useToast } from '@mall/ui/toast-provider';
import { depositFacts } from '../model/receipt-words.ts';
import styles from './deposit-account.module.css';

/** The virtual account to which the money must be transferred. */
export function DepositAccount({ order }: { order: OrderDetail }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order.payment?.accountNumber ?? '');
      toast('계좌번호를 복사했어요.');
    } catch {
      toast({ message: '복사하지 못했어요. 계좌번호를 길게 눌러 복사해 주세요.', tone: 'err' });
    }
  };
  return (
    <Stack as="section" gap={16} padding={20} marginBottom={12} className={styles.account} aria-label="입금 안내">
      <KeyValueList items={depositFacts(order, formatWon)} />
      <Button size="sm" block onClick={() => void copy()}>
        계좌번호 복사
      </Button>
    </Stack>
  );
}
