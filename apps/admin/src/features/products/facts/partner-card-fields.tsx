import { type OfficePartnerCard, saveSubscription } from '@mall/contracts/office/product-facts';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/form/controls.tsx';
import { longestOf } from '../../../kit/form/longest.ts';
import { numberOf } from '../../../lib/numbers.ts';
import productStyles from '../products.module.css';
import styles from './facts.module.css';
import type { SubscriptionForm } from './subscription-section.tsx';

const most = 20;
const longest = (part: 'name' | 'source') => longestOf(saveSubscription.body, `partnerCards.0.${part}`);
const fresh: OfficePartnerCard = {
  ...{ cardNo: 0, name: '', minimumSpend: 0, monthlyDiscount: 0 },
  ...{ startsOn: null, endsOn: null, source: '' },
};

/** Cards whose issuer pays a part of the fee: the amount, the condition, the days, and the source. */
export function PartnerCardFields({ form }: { form: SubscriptionForm }) {
  const cards = form.values.partnerCards;
  const set = (next: OfficePartnerCard[]) => form.set('partnerCards', next);
  return (
    <div className={productStyles.fields}>
      {cards.map((card, at) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a card without a number yet has nothing but its place
          key={at}
          {...{ card, at, errors: form.errors }}
          onWrite={(change) => set(cards.map((one, index) => (index === at ? { ...one, ...change } : one)))}
          onRemove={() => set(cards.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button icon={Plus} disabled={cards.length >= most} onClick={() => set([...cards, fresh])}>
          제휴카드 추가
        </Button>
      </div>
    </div>
  );
}

type CardProps = {
  card: OfficePartnerCard;
  at: number;
  errors: Readonly<Record<string, string | undefined>>;
  onWrite: (change: Partial<OfficePartnerCard>) => void;
  onRemove: () => void;
};

function Card({ card, at, errors, onWrite, onRemove }: CardProps) {
  const amount = (name: 'minimumSpend' | 'monthlyDiscount') => ({
    ...{ inputMode: 'numeric' as const, unit: '원', error: errors[`partnerCards.${at}.${name}`] },
    value: card[name] === 0 ? '' : String(card[name]),
    onChange: ({ target }: { target: { value: string } }) => onWrite({ [name]: numberOf(target.value) }),
  });
  const dayField = (name: 'startsOn' | 'endsOn') => ({
    ...{ type: 'date', error: errors[`partnerCards.${at}.${name}`], value: card[name] ?? '' },
    onChange: ({ target }: { target: { value: string } }) =>
      onWrite({ [name]: target.value === '' ? null : target.value }),
  });
  const name = card.name || `${at + 1}번째 카드`;
  return (
    <fieldset className={styles.card}>
      <legend className="visually-hidden">{name}</legend>
      <TextField
        label="카드 이름"
        maxLength={longest('name')}
        error={errors[`partnerCards.${at}.name`]}
        value={card.name}
        onChange={({ target }) => onWrite({ name: target.value })}
      />
      <TextField label="월 할인" {...amount('monthlyDiscount')} />
      <TextField label="전월 실적" note="선택" {...amount('minimumSpend')} />
      <TextField label="시작일" note="선택" {...dayField('startsOn')} />
      <TextField label="마지막 날" note="선택" {...dayField('endsOn')} />
      <TextField
        label="출처"
        note="선택"
        maxLength={longest('source')}
        placeholder="카드사 안내 주소"
        value={card.source}
        onChange={({ target }) => onWrite({ source: target.value })}
      />
      <IconButton icon={X} label={`${name} 빼기`} onClick={onRemove} />
    </fieldset>
  );
}
