import type { OpenedGift } from '@mall/contracts/gift';
import { Button } from '@mall/ui/button';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { TextField } from '@mall/ui/text-field';
import { Fragment, useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { usePostcodeFinder } from '../../../entities/address/postcode-finder.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useAcceptForm } from '../model/use-accept-form.ts';

const fields = [
  { name: 'recipient', label: '받는 분', autoComplete: 'name', isRequired: true },
  {
    name: 'phone',
    label: '휴대폰 번호',
    autoComplete: 'tel',
    type: 'tel',
    isRequired: true,
    placeholder: '010-0000-0000',
    help: '보낸 분이 알고 있는 번호를 입력해 주세요. 맞는지 확인해요.',
  },
  { name: 'postcode', label: '우편번호', autoComplete: 'postal-code', inputMode: 'numeric', isRequired: true },
  { name: 'roadAddress', label: '도로명 주소', autoComplete: 'address-line1', isRequired: true },
  { name: 'detailAddress', label: '상세 주소', autoComplete: 'address-line2', placeholder: '동, 호수' },
  { name: 'deliveryRequest', label: '배송 요청 사항', placeholder: '문 앞에 놓아 주세요' },
] as const;

/** The receiver gives the address of a gift, or declines it. */
export function AcceptForm({ gift, token }: { gift: OpenedGift; token: string }) {
  const { accepting: form, declining } = useAcceptForm(token, gift);
  const { postcodeScriptUrl } = useMall();
  const [isDeclining, setDeclining] = useState(false);
  const finder = usePostcodeFinder(postcodeScriptUrl, (found) => form.set(found));
  return (
    <section aria-labelledby="gift-place">
      <Text as="h2" id="gift-place" variant="section" marginBottom={14}>
        어디로 보낼까요?
      </Text>
      <Stack as="form" gap={14} {...form.props}>
        {fields.map(({ name, ...field }) => (
          <Fragment key={name}>
            <TextField
              {...field}
              {...form.field(name)}
              {...(name === 'postcode' && postcodeScriptUrl && { trailing: finder.button })}
            />
            {name === 'postcode' && finder.widget}
          </Fragment>
        ))}
        <Text size={13} tone="muted">
          주소는 보낸 분에게 보이지 않아요. 선물을 보내는 데에만 쓰고, 주문 기록으로 법에서 정한 기간 동안 보관해요.
        </Text>
        <ErrorText isAnnounced>{form.failure}</ErrorText>
        <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
          이 주소로 선물 받기
        </Button>
        <Button variant="text" onClick={() => setDeclining(true)}>
          선물을 받지 않을래요
        </Button>
      </Stack>
      {isDeclining && (
        <Panel isOpen onClose={() => setDeclining(false)} title="선물을 받지 않을까요?">
          <Stack as="form" gap={14} {...declining.props}>
            <Text tone="muted">선물은 취소되고, 결제한 금액은 {gift.senderName} 님에게 돌아가요.</Text>
            <TextField label="휴대폰 번호" type="tel" isRequired autoComplete="tel" {...declining.field('phone')} />
            <ErrorText isAnnounced>{declining.failure}</ErrorText>
            <Button type="submit" variant="primary" size="lg" block isLoading={declining.isSending}>
              받지 않기
            </Button>
          </Stack>
        </Panel>
      )}
    </section>
  );
}
