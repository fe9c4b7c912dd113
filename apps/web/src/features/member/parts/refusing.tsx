import { isThere } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { Stack } from '@mall/ui/stack';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { useLeave } from '../../../entities/member/use-leave.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './reconsent.module.css';

/** What remains for members who refuse: their orders and questions, and the two ways to leave. */
export function Refusing({ onBack }: { onBack: () => void }) {
  const { mall } = useMall();
  const leave = useLeave();
  return (
    <Panel
      isOpen
      isClosable={false}
      onClose={onBack}
      title="동의하지 않으면"
      footer={
        <Button size="lg" variant="primary" onClick={onBack}>
          약관 다시 보기
        </Button>
      }
    >
      <p className={styles.lead}>
        쇼핑을 계속할 수 없어요. 지난 주문과 문의는 그대로 볼 수 있고 취소·교환·반품도 할 수 있어요.
      </p>
      <Stack gap={8}>
        {isThere('orderList', mall) && (
          <Button block size="lg" render={<ScreenLink screen="orderList" />}>
            주문 내역 보기
          </Button>
        )}
        <Button block size="lg" onClick={() => void leave()}>
          로그아웃
        </Button>
        {isThere('withdrawal', mall) && (
          <Button block size="lg" variant="text" render={<ScreenLink screen="withdrawal" />}>
            회원 탈퇴
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
