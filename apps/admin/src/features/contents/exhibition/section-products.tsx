import { nameProducts } from '@mall/contracts/office/exhibitions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { Badge } from '../../../kit/badge.tsx';
import { IconButton } from '../../../kit/button.tsx';
import content from '../../../kit/content/content.module.css';
import { movedTo } from '../../../kit/content/movable-card.tsx';
import { ProductPicker } from '../../../kit/content/product-picker.tsx';
import { Thumb } from '../../../kit/thumb.tsx';
import { reading } from '../../../lib/use-office.ts';

type Props = {
  mallId: number;
  productNos: readonly string[];
  isFull: boolean;
  error: string | undefined;
  onChange: (productNos: string[]) => void;
};

/** Products in the order of the page, chosen from those that the mall lists. */
export function SectionProducts({ mallId, productNos, isFull, error, onChange }: Props) {
  const { data } = useQuery({
    ...reading(nameProducts, { params: { mallId }, query: { numbers: productNos.join(',') } }),
    enabled: productNos.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={content.products}>
      <ol aria-label="상품 순서">
        {productNos.map((productNo, at) => {
          const product = data?.products.find((one) => one.productNo === productNo);
          const name = product?.name ?? productNo;
          return (
            <li key={productNo}>
              <Thumb image={product?.image ?? ''} size="sm" />
              <span>
                {name} <small>{productNo}</small>
              </span>
              {product?.isVisible === false && (
                <Badge size="sm" tone="warn">
                  진열 안 됨
                </Badge>
              )}
              <IconButton
                icon={ArrowUp}
                label={`${name} 위로`}
                disabled={at === 0}
                onClick={() => onChange(movedTo(productNos, at, at - 1))}
              />
              <IconButton
                icon={ArrowDown}
                label={`${name} 아래로`}
                disabled={at === productNos.length - 1}
                onClick={() => onChange(movedTo(productNos, at, at + 1))}
              />
              <IconButton
                icon={X}
                label={`${name} 빼기`}
                onClick={() => onChange(productNos.filter((other) => other !== productNo))}
              />
            </li>
          );
        })}
      </ol>
      {error && (
        <p className={content.dead} role="alert">
          {error}
        </p>
      )}
      {!isFull && (
        <ProductPicker
          mallId={mallId}
          onPick={({ productNo }) => {
            if (!productNos.includes(productNo)) onChange([...productNos, productNo]);
          }}
        />
      )}
    </div>
  );
}
