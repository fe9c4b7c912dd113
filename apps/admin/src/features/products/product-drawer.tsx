import { getProduct, type ProductDetail } from '@mall/contracts/office/products';
import { productStateNames } from '@mall/domain/product-states';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { MoveButtons } from './move-buttons.tsx';
import { ProductHistory } from './product-history.tsx';
import { Listings, Options, Pairs } from './product-parts.tsx';
import { kindWords, stateTones } from './product-words.ts';
import styles from './products.module.css';

/** A product beside the list: what it is, where it is sold, and its history. */
export function ProductDrawer({ productNo }: { productNo: string }) {
  const { data, error, refetch } = useQuery(reading(getProduct, { params: { productNo } }));
  if (data) return <OpenProduct product={data} />;
  return (
    <Drawer title={productNo} isWide>
      {error ? (
        <Failure error={error} what="상품을" retry={() => void refetch()} />
      ) : (
        <RowSkeleton rows={8} columns={2} />
      )}
    </Drawer>
  );
}

function OpenProduct({ product }: { product: ProductDetail }) {
  const { name, productNo, kind, brandName, supplierName, state, words } = product;
  const mayRequest = useMay('products.request');
  return (
    <Drawer
      title={name}
      badge={<Badge tone={stateTones[state]}>{productStateNames[state]}</Badge>}
      note={[productNo, kindWords[kind], brandName, supplierName].filter(Boolean).join(' · ')}
      isWide
      actions={product.moves.length > 0 && <MoveButtons product={product} />}
    >
      <ul className={styles.pictures} aria-label="사진">
        {words.images.map((image) => (
          <li key={image}>
            <Thumb image={image} size="lg" />
          </li>
        ))}
      </ul>
      {(product.mayWrite || (mayRequest && product.kind === 'goods')) && (
        <OfficeLink screen="product" params={{ productNo }} className={styles.edit}>
          {product.mayWrite ? '상품 고치기' : '변경 요청하기'}
        </OfficeLink>
      )}
      <Part title="진열">
        <Listings product={product} />
      </Part>
      {words.options.length > 0 && (
        <Part title={`옵션 ${words.options.length}개`}>
          <Options product={product} />
        </Part>
      )}
      {words.statutoryNotice.length > 0 && (
        <Part title="상품정보제공고시">
          <Pairs rows={words.statutoryNotice} />
        </Part>
      )}
      <Part title="변경 이력">
        <ProductHistory history={product.history} />
      </Part>
    </Drawer>
  );
}
