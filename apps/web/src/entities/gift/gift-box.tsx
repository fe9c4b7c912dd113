import { getGiftLink, type OrderGift } from '@mall/contracts/gift';
import { isGiftOpen } from '@mall/domain/gift';
import { useConfirm } from '@mall/ui/alert-provider';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { share } from '../../lib/browser/share.ts';
import { useErrorToast } from '../../lib/browser/use-error-toast.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import styles from './gift-box.module.css';
import { giftWords } from './gift-words.ts';

type Props = { orderNo: string; gift: OrderGift };

/** A gift as its giver sees it: its state and, until it is accepted, ways to send its link. */
export function GiftBox({ orderNo, gift }: Props) {
  return (
    <Stack gap={12} padding={20} surface="frame" role="group" aria-label="선물 상태">
      <Text as="p" weight="semibold" role="status">
        {giftWords(gift)}
      </Text>
      {gift.message !== '' && <Text tone="muted">{gift.message}</Text>}
      {isGiftOpen(gift.state) && <SendLink orderNo={orderNo} gift={gift} />}
    </Stack>
  );
}

function SendLink({ orderNo, gift }: Props) {
  const { mall, device } = useMall();
  const toast = useToast();
  const confirm = useConfirm();
  const showError = useErrorToast();
  const text = `${gift.senderName}님이 ${mall.name}에서 선물을 보냈어요.`;
  const { mutate, data, isPending } = useMutation({
    mutationFn: (isNew: boolean) => call(getGiftLink, { params: { orderNo }, body: { isNew } }),
    onSuccess: ({ url }) => share({ title: text, text, url }, toast),
    onError: (error) => showError(error),
  });
  const renew = async () => {
    const message = '새 링크를 만들면 앞에 보낸 링크는 열리지 않아요. 새로 만들까요?';
    if (await confirm({ message, confirmLabel: '새 링크 만들기' })) mutate(true);
  };
  return (
    <>
      <Row wraps gap={8}>
        <Button variant="primary" isLoading={isPending} onClick={() => mutate(false)}>
          선물 링크 보내기
        </Button>
        <Button onClick={renew}>새 링크 만들기</Button>
      </Row>
      {data && (
        <Text size={13} tone="muted" className={styles.link}>
          {data.url}
        </Text>
      )}
      {data && device === 'mobile' && (
        <Button render={<a href={messageTo(gift.receiverPhone, `${text} ${data.url}`)} />}>문자로 보내기</Button>
      )}
    </>
  );
}

/** Opens the phone's own messages with the receiver and the text filled in. */
const messageTo = (phone: string, body: string): string => `sms:${phone}?&body=${encodeURIComponent(body)}`;
