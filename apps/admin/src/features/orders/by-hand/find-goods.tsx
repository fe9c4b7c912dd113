import { findGoods } from '@mall/contracts/office/order-by-hand';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/form/controls.tsx';
import { grouped, won } from '../../../lib/numbers.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './by-hand.module.css';
import type { Item } from './use-by-hand.ts';

type Props = { readonly mallId: number; readonly onAdd: (item: Item) => void };

/** What the mall sells, each option with its price and stock. */
export function FindGoods({ mallId, onAdd }: Props) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const found = useQuery({
    ...reading(findGoods, { params: { mallId }, query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const goods = q === '' ? [] : (found.data?.goods ?? []);
  return (
    <>
      <TextField
        label="상품 찾기"
        placeholder="상품 이름이나 번호"
        icon={Search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className={styles.found}>
        {goods.flatMap(({ productNo, name, options }) =>
          options.map(({ optionNo, label, unitPrice, stock }) => (
            <li key={`${productNo} ${optionNo}`}>
              <b>{[name, label].filter(Boolean).join(' · ')}</b>
              <span>{stock > 0 ? `${won(unitPrice)} · ${grouped(stock)}개 남음` : '품절'}</span>
              <Button
                size="sm"
                icon={Plus}
                disabled={stock === 0}
                aria-label={`${name} ${label} 담기`}
                onClick={() => onAdd({ productNo, optionNo, quantity: 1 })}
              >
                담기
              </Button>
            </li>
          )),
        )}
        {q !== '' && found.isSuccess && goods.length === 0 && <li>이 몰에서 파는 상품이 없어요</li>}
      </ul>
    </>
  );
}
