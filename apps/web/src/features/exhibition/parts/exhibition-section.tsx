import { Row } from '@mall/ui/row';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { SubscriptionCard } from '../../../entities/product/subscription-card.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { type Exhibition, sectionId } from '../model/use-exhibition.ts';
import styles from './exhibition-section.module.css';

type Section = Exhibition['sections'][number];

/** A part of an exhibition: benefits as tiles, then its products by kind. */
export function ExhibitionSection({ section }: { section: Section }) {
  return (
    <section id={sectionId(section)} className={styles.section} aria-label={section.title} tabIndex={-1}>
      <Row align="end" justify="between" gap={16} className={styles.head}>
        <h2>{section.title}</h2>
        {section.description !== '' && <p>{section.description}</p>}
      </Row>
      <div className={styles.groups}>
        {section.benefits.length > 0 && <Benefits benefits={section.benefits} />}
        {section.wirelessProducts.length > 0 && (
          <div className={styles.phones}>
            {section.wirelessProducts.map((phone) => (
              <WirelessCard key={phone.goodsGroupNo} phone={phone} />
            ))}
          </div>
        )}
        {section.goods.length > 0 && (
          <div className={styles.goods}>
            {section.goods.map((goods) => (
              <GoodsCard key={goods.goodsGroupNo} goods={goods} />
            ))}
          </div>
        )}
        {section.subscriptions.length > 0 && (
          <div className={styles.subscriptions}>
            {section.subscriptions.map((product) => (
              <SubscriptionCard key={product.subscriptionNo} product={product} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Benefits({ benefits }: Pick<Section, 'benefits'>) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ kicker, title, image }) => (
        <li key={title}>
          <span className={styles.kicker}>{kicker}</span>
          <h3>{title}</h3>
          {image !== '' && <ObjectPicture className={styles.picture} name={image} size={192} />}
        </li>
      ))}
    </ul>
  );
}
