import { findLinks } from '@mall/contracts/office/contents';
import type { HomeProduct } from '@mall/contracts/office/home';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { reading } from '../../lib/use-office.ts';
import { Button } from '../button.tsx';
import { TextField } from '../form/controls.tsx';
import { longestOf } from '../form/longest.ts';
import { Popover } from '../overlay/popover.tsx';
import { Failure } from '../states.tsx';
import content from './content.module.css';

type Props = { mallId: number; onPick: (product: HomeProduct) => void };
type PickerProps = Props & { label?: string };

/** Products that the mall shows, by name or number; each click adds one. */
export const ProductPicker = ({ mallId, label = '상품 추가', onPick }: PickerProps) => (
  <Popover label={label} trigger={<Button icon={Plus}>{label}</Button>}>
    {() => <Finder mallId={mallId} onPick={onPick} />}
  </Popover>
);

function Finder({ mallId, onPick }: Props) {
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data, error, refetch } = useQuery({
    ...reading(findLinks, { params: { mallId }, query: { kind: 'PRODUCT', q } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={content.choices}>
      <TextField
        label="상품 이름이나 번호"
        type="search"
        maxLength={longestOf(findLinks.query, 'q')}
        value={words}
        onChange={({ target: { value } }) => setWords(value)}
      />
      {error && !data ? (
        <Failure error={error} what="상품을" retry={() => void refetch()} />
      ) : data?.links.length === 0 ? (
        <p className={content.note}>찾는 상품이 없어요.</p>
      ) : (
        <ul aria-label="찾은 상품">
          {data?.links.map(({ title, productNo }) => (
            <li key={productNo}>
              <button type="button" onClick={() => onPick({ productNo, name: title, image: '', isVisible: true })}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
