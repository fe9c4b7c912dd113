import { listPhoneChoices, type PhoneFacts } from '@mall/contracts/office/product-facts';
import type { ProductDetail } from '@mall/contracts/office/products';
import { discountTypes, joinTypes, networks } from '@mall/contracts/wireless-codes';
import { discountTypeLabels, joinTypeLabels } from '@mall/domain/wireless-words';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../kit/form/controls.tsx';
import { reading } from '../../../lib/use-office.ts';
import productStyles from '../products.module.css';
import { CardEffect } from './card-preview.tsx';
import { priceToday } from './memory-fields.tsx';
import type { PhoneForm } from './phone-section.tsx';

type Errors = Readonly<Record<string, string | undefined>>;
type ChoiceProps = {
  network: PhoneFacts['network'];
  card: PhoneFacts['card'];
  errors: Errors;
  onNetwork: (network: PhoneFacts['network']) => void;
  onCard: (card: PhoneFacts['card']) => void;
};

/** The plan, joining type and discount that price a card. */
export function CardChoice({ network, card, errors, onNetwork, onCard }: ChoiceProps) {
  const { data } = useQuery(reading(listPhoneChoices));
  const offered = (data?.plans ?? []).filter(
    (plan) => plan.phoneNetworks.includes(network) && plan.joinTypes.includes(card.joinType),
  );
  const set = (change: Partial<PhoneFacts['card']>) => onCard({ ...card, ...change });
  return (
    <div className={productStyles.columns}>
      <SelectField
        label="통신망"
        choices={networks.map((value) => ({ value, label: value }))}
        error={errors['network']}
        value={network}
        onChange={({ target }) => onNetwork(target.value as PhoneFacts['network'])}
      />
      <SelectField
        label="가입 방법"
        choices={joinTypes.map((value) => ({ value, label: joinTypeLabels[value].title }))}
        error={errors['card.joinType']}
        value={card.joinType}
        onChange={({ target }) => set({ joinType: target.value as typeof card.joinType })}
      />
      <SelectField
        label="요금제"
        placeholder="요금제를 골라 주세요"
        choices={offered.map(({ planNo, carrier, name }) => ({ value: String(planNo), label: `${carrier} ${name}` }))}
        error={errors['card.planNo']}
        value={offered.some(({ planNo }) => planNo === card.planNo) ? String(card.planNo) : ''}
        onChange={({ target }) => set({ planNo: Number(target.value) })}
      />
      <SelectField
        label="할인"
        choices={discountTypes.map((value) => ({ value, label: discountTypeLabels[value] }))}
        value={card.discountType}
        onChange={({ target }) => set({ discountType: target.value as typeof card.discountType })}
      />
    </div>
  );
}

/** The choice that prices the card, with its current price. */
export function CardFields({ form, product }: { form: PhoneForm; product: ProductDetail }) {
  const { memories, network, card } = form.values;
  const before = product.phone;
  const price = priceToday(memories, card.memory);
  const isMoved = before !== null && JSON.stringify(before.card) !== JSON.stringify(card);
  return (
    <div className={productStyles.fields}>
      <div className={productStyles.columns}>
        <SelectField
          label="용량"
          choices={memories
            .filter(({ memory }) => memory !== '')
            .map(({ memory }) => ({ value: memory, label: memory }))}
          error={form.errors['card.memory'] ?? form.errors['card']}
          value={card.memory}
          onChange={({ target }) => form.set('card', { ...card, memory: target.value })}
        />
      </div>
      <CardChoice
        {...{ network, card }}
        errors={form.errors}
        onNetwork={(next) => form.set('network', next)}
        onCard={(next) => form.set('card', next)}
      />
      {isMoved && price > 0 && <CardEffect productNo={product.productNo} price={price} was={before.card} is={card} />}
    </div>
  );
}
