import { findLinks } from '@mall/contracts/office/contents';
import type { HomeProduct } from '@mall/contracts/office/home';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import content from '../../kit/content/content.module.css';
import { TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { Failure } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';

type Props = { mallId: number; onPick: (product: HomeProduct) => void };

/** Products that the mall shows, by name or number; each press adds one. */
export const ProductPicker = ({ mallId, onPick }: Props) => (
  <Popover label="상품 추가" trigger={<Button icon={Plus}>상품 추가</Button>}>
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
