import { type ProductKind, productKinds } from '@mall/contracts/codes';
import {
  type GoodsOffer,
  type GoodsRule,
  getMallOpening,
  highestOfferedPrice,
  listOfferedGoods,
  type MallOpening,
  offerGoods,
} from '@mall/contracts/office/mall-opening';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Checkbox, SelectField, TextField } from '../../../kit/form/controls.tsx';
import { Card } from '../../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { Thumb } from '../../../kit/thumb.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { grouped, won } from '../../../lib/numbers.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import goodsStyles from './goods.module.css';
import styles from './opening.module.css';

const start = {
  kinds: [] as ProductKind[],
  categories: [] as string[],
  brand: '',
  lowest: '',
  highest: '',
  percent: '',
};
type Typed = typeof start;
const kindWords: Readonly<Record<ProductKind, string>> = {
  goods: '일반 상품',
  wireless: '휴대폰',
  subscription: '구독',
};
const amountOf = (typed: string): number | null =>
  /^\d+$/.test(typed) ? Math.min(Number(typed), highestOfferedPrice) : null;
const percentOf = (typed: string): number => {
  const percent = Math.trunc(Number(typed) || 0);
  return Math.min(100, Math.max(-50, percent));
};
const ruleOf = ({ kinds, categories, brand, lowest, highest, percent }: Typed): GoodsRule => ({
  ...{ fromMallId: 0, kinds, categories, brand, percent: percentOf(percent) },
  ...{ lowest: amountOf(lowest), highest: amountOf(highest) },
});

/** Goods by rules, previewed before they are listed, and listed all at once. */
export function GoodsStep({ opening: { mallId, state, mayWrite } }: { opening: MallOpening }) {
  const toast = useToast();
  const [typed, setTyped] = useState(start);
  const rule = useDeferredValue(ruleOf(typed));
  const offer = useQuery({
    ...reading(offerGoods, { params: { mallId }, body: rule }),
    placeholderData: keepPreviousData,
  });
  const act = useAct(listOfferedGoods, {
    changes: [offerGoods, getMallOpening],
    onDone: ({ listed }) => toast(`상품 ${grouped(listed)}개를 진열했어요`),
  });
  if (!offer.data)
    return offer.error ? (
      <Failure error={offer.error} what="상품을" retry={() => void offer.refetch()} />
    ) : (
      <RowSkeleton rows={5} columns={3} />
    );
  const { fresh, found, phones, subscriptions, listed } = offer.data;
  const kinds = [phones > 0 && `휴대폰 ${grouped(phones)}개`, subscriptions > 0 && `구독 ${grouped(subscriptions)}개`];
  const mayList = mayWrite && (state === 'DRAFT' || state === 'READY');
  const list = () =>
    act.mutate({ params: { mallId }, body: ruleOf(typed) }, { onError: (error) => toast.error(error) });
  return (
    <>
      <Card
        title="어떤 상품을 팔까요?"
        note={`${offer.data.from.name}에서 파는 상품 가운데 골라요. 휴대폰과 구독은 그 몰의 지원금과 약정도 함께 가져와요`}
      >
        {offer.data.menuLockedBy && (
          <p className={styles.note}>
            {`‘${offer.data.menuLockedBy.name}’ 블루프린트가 메뉴를 잠가서, 이 몰 메뉴에 있는 상품만 진열할 수 있어요.`}
          </p>
        )}
        <Rules offer={offer.data} typed={typed} onChange={setTyped} />
      </Card>
      <Card
        title={`${grouped(found)}개를 찾았어요`}
        note={
          [...kinds, listed > 0 && `이미 ${grouped(listed)}개를 진열하고 있어요`].filter(Boolean).join(' · ') ||
          undefined
        }
        footer={
          mayList && (
            <Button variant="primary" isBusy={act.isPending} disabled={fresh === 0} onClick={list}>
              {fresh === 0 ? '새로 진열할 상품이 없어요' : `${grouped(fresh)}개 한 번에 진열`}
            </Button>
          )
        }
      >
        <Cards offer={offer.data} />
      </Card>
    </>
  );
}

type RulesProps = { offer: GoodsOffer; typed: Typed; onChange: (typed: Typed) => void };

function Rules({ offer: { menus, brands }, typed, onChange }: RulesProps) {
  const text = (name: 'lowest' | 'highest' | 'percent') => ({
    ...{ value: typed[name], inputMode: 'numeric' as const },
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value.trim() }),
  });
  const toggle = (categoryNo: string, isOn: boolean) => {
    const rest = typed.categories.filter((one) => one !== categoryNo);
    onChange({ ...typed, categories: isOn ? [...rest, categoryNo] : rest });
  };
  const toggleKind = (kind: ProductKind, isOn: boolean) => {
    const rest = typed.kinds.filter((one) => one !== kind);
    onChange({ ...typed, kinds: isOn ? [...rest, kind] : rest });
  };
  return (
    <div className={styles.fields}>
      <fieldset className={goodsStyles.menus}>
        <legend>종류 (고르지 않으면 모두)</legend>
        {productKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={typed.kinds.includes(kind)}
            onChange={({ target }) => toggleKind(kind, target.checked)}
          >
            {kindWords[kind]}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className={goodsStyles.menus}>
        <legend>메뉴 (고르지 않으면 모두)</legend>
        {menus.map(({ categoryNo, name, goods }) => (
          <Checkbox
            key={categoryNo}
            checked={typed.categories.includes(categoryNo)}
            onChange={({ target }) => toggle(categoryNo, target.checked)}
          >
            {`${name} ${grouped(goods)}`}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.row}>
        <SelectField
          label="브랜드"
          placeholder="모든 브랜드"
          choices={brands.map((value) => ({ value, label: value }))}
          value={typed.brand}
          onChange={({ target }) => onChange({ ...typed, brand: target.value })}
        />
        <TextField label="가격 부터" unit="원" {...text('lowest')} />
        <TextField label="가격 까지" unit="원" {...text('highest')} />
        <TextField
          label="판매가 조정"
          unit="%"
          help="−50에서 100까지, 100원 단위로 맞춰요. 일반 상품에만 써요."
          {...text('percent')}
        />
      </div>
    </div>
  );
}

/** The first ten as they would be sold. */
function Cards({ offer: { cards } }: { offer: GoodsOffer }) {
  if (cards.length === 0) return <p>이 조건에 맞는 상품이 없어요. 메뉴나 가격을 넓혀 보세요.</p>;
  return (
    <ul className={goodsStyles.cards}>
      {cards.map(({ productNo, kind, name, brandName, image, salePrice, marketPrice }) => (
        <li key={productNo}>
          <Thumb image={image} size="lg" />
          <small>{brandName}</small>
          <span>{name}</span>
          {marketPrice > salePrice && <s>{won(marketPrice)}</s>}
          <b>{kind === 'goods' ? won(salePrice) : `월 ${won(salePrice)}`}</b>
        </li>
      ))}
    </ul>
  );
}
