import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { Accordion } from '@mall/ui/accordion';
import { KeyValueList } from '@mall/ui/key-value-list';
import { memo } from 'react';
import { ProductDescription } from '../../../entities/product/product-description.tsx';
import styles from './product-information.module.css';

/** Description, specifications and the notice the law requires (전자상거래법 13조). */
export const ProductInformation = memo(function ProductInformation({ detail }: { detail: WirelessDetail }) {
  const { descriptionHtml, specifications, statutoryNotice } = detail;
  return (
    <div>
      {descriptionHtml !== '' && <ProductDescription html={descriptionHtml} />}
      <div className={styles.folds}>
        {specifications.length > 0 && (
          <Accordion title="상세 사양" isOpenAtFirst>
            <KeyValueList items={specifications} />
          </Accordion>
        )}
        {statutoryNotice.length > 0 && (
          <Accordion title="상품정보제공고시">
            <KeyValueList items={statutoryNotice} className={styles.notice} />
          </Accordion>
        )}
      </div>
    </div>
  );
});
