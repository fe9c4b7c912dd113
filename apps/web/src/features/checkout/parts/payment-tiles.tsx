import { type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { giftPaymentMethods } from '@mall/domain/gift';
import { paymentMethodNames } from '@mall/domain/order-words';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Text } from '@mall/ui/text';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Smartphone from 'lucide-react/icons/smartphone';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './payment-tiles.module.css';

type Props = {
  value: PaymentMethod;
  columns: 2 | 4;
  /** Until when an account would accept the deposit. */
  depositBefore: string;
  isGift: boolean;
  onChange: (method: PaymentMethod) => void;
};

const icons = { CARD: CreditCard, TRANSFER: Landmark, VIRTUAL_ACCOUNT: ReceiptText, EASY_PAY: Smartphone } as const;

const optionsOf = (methods: readonly PaymentMethod[]) =>
  methods.map((method) => {
    const Icon = icons[method];
    const label = (
      <>
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
        {paymentMethodNames[method]}
      </>
    );
    return { value: method, label };
  });

const options = optionsOf(paymentMethods);
const giftOptions = optionsOf(giftPaymentMethods);

const wordsOf = (depositBefore: string): Readonly<Record<PaymentMethod, string>> => ({
  CARD: '카드사와 할부 개월은 결제창에서 골라요.',
  TRANSFER: '결제창에서 은행을 고르면 계좌에서 바로 빠져나가요.',
  VIRTUAL_ACCOUNT: `주문하면 입금할 계좌를 알려 드려요. ${momentText(depositBefore)}까지 입금하지 않으면 주문이 취소돼요.`,
  EASY_PAY: '쓰시는 간편결제를 결제창에서 골라요.',
});

/** The payment methods as tiles; the payment service collects the cards and accounts themselves. */
export function PaymentTiles({ value, columns, depositBefore, isGift, onChange }: Props) {
  return (
    <>
      <OptionTiles
        className={styles.tiles ?? ''}
        label="결제 수단"
        columns={columns}
        options={isGift ? giftOptions : options}
        value={value}
        onChange={onChange}
      />
      <Text variant="caption" tone="muted" marginTop={12}>
        {wordsOf(depositBefore)[value]}
      </Text>
    </>
  );
}
