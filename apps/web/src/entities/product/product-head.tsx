import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { Row } from '@mall/ui/row';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import styles from './product-head.module.css';
import { ShareButton } from './share-button.tsx';

type Props = {
  brandName: string;
  /** The link to the brand's products, if there is such a list. */
  brandList?: ScreenTarget | undefined;
  tag: string;
  name: string;
  modelName: string;
  productNo: string;
  /** On the mobile page the first heading is in the bar at the top. */
  headingLevel: 1 | 2;
};

/** A product's brand, name and model numbers. */
export function ProductHead({ brandName, brandList, tag, name, modelName, productNo, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <Row align="center" justify="between" gap={12}>
        {brandList ? (
          <ScreenLink {...brandList} className={styles.brand}>
            {brandName}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </ScreenLink>
        ) : (
          <span className={styles.brand}>{brandName}</span>
        )}
        <ShareButton />
      </Row>
      {tag !== '' && <p className={styles.tag}>{tag}</p>}
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.numbers}>
        {[modelName && `모델명 ${modelName}`, `상품코드 ${productNo}`].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
