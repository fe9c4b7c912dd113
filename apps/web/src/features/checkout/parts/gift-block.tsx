import { giftCards } from '@mall/contracts/gift-codes';
import { giftDays } from '@mall/domain/gift';
import { depositBeforeOf } from '@mall/domain/order-life';
import { Note } from '@mall/ui/note';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Stack } from '@mall/ui/stack';
import { TextArea } from '@mall/ui/text-area';
import { TextField } from '@mall/ui/text-field';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { giftPictures } from '../../../entities/gift/gift-pictures.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { orderLimits } from '../model/order-form.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';
import styles from './gift-block.module.css';

const cards = giftCards.map((card) => ({
  value: card,
  label: (
    <>
      <span className={styles.card} data-card={card}>
        <ObjectPicture name={giftPictures[card].picture} size={96} />
      </span>
      {giftPictures[card].name}
    </>
  ),
}));

/** The receiver of a gift, and its card; the receiver gives the address. */
export function GiftBlock({ checkout: { form } }: { checkout: Checkout }) {
  const until = momentText(depositBeforeOf(new Date(), giftDays).toISOString());
  return (
    <>
      <Block title="받는 분">
        <Stack gap={12}>
          <TextField label="이름" isRequired autoComplete="off" {...form.field('receiverName')} />
          <TextField
            label="받는 분 휴대폰 번호"
            type="tel"
            isRequired
            autoComplete="off"
            placeholder="010-0000-0000"
            help="주소는 받는 분이 직접 입력해요. 결제한 뒤에 보낼 링크를 드려요."
            {...form.field('receiverPhone')}
          />
        </Stack>
      </Block>
      <Block title="카드">
        <Stack gap={14}>
          <OptionTiles
            label="카드"
            columns={4}
            options={cards}
            value={form.values.card}
            onChange={(card) => form.set({ card })}
          />
          <TextArea
            label="메시지"
            placeholder="함께 보낼 말을 적어 주세요"
            {...form.field('message')}
            maxLength={orderLimits.message.maxLength}
          />
          <TextField label="보내는 이름" isRequired {...form.field('senderName')} />
          <Note>{until}까지 주소를 받지 못하면 취소하고 전액 돌려 드려요. 금액은 받는 분에게 보이지 않아요.</Note>
        </Stack>
      </Block>
    </>
  );
}
