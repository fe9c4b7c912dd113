import { Button } from '@mall/ui/button';
import { Stack } from '@mall/ui/stack';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import styles from './pay-notice.module.css';

const notes = [
  '결제가 끝날 때까지 이 창을 닫지 마세요. 끝나면 저절로 닫혀요.',
  '카드 할부는 5만 원부터 결제창에서 고를 수 있어요.',
  '무통장입금은 계좌를 받은 뒤 입금 기한 안에 보내 주세요.',
  '결제 금액은 주문 금액과 똑같아야 승인돼요. 다르면 돈이 빠져나가지 않아요.',
];

/** Shown by a separate payment window until the payment service's page replaces it. */
export function PayNotice() {
  usePageTitle('결제 안내');
  return (
    <Stack as="main" gap={20} padding="40 24" className={styles.notice}>
      <h1>결제창을 열고 있어요</h1>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Button size="lg" block onClick={() => window.close()}>
        창 닫기
      </Button>
    </Stack>
  );
}
