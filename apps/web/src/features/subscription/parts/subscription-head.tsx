import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { formatNumber } from '@mall/domain/money';
import { Text } from '@mall/ui/text';
import { ProductHead } from '../../../entities/product/product-head.tsx';
import { basisText } from '../model/subscription-words.ts';
import type { ChosenSubscription } from '../model/use-subscription-choice.ts';
import styles from './subscription-head.module.css';

type Props = { detail: SubscriptionDetail; chosen: ChosenSubscription; headingLevel: 1 | 2 };

/** Brand and name, and the monthly fee of the choice, before any partner card. */
export function SubscriptionHead({ detail: { card, summary }, chosen: { choice, cost }, headingLevel }: Props) {
  return (
    <>
      <ProductHead
        brandName={card.brandName}
        tag={card.tag}
        name={card.name}
        modelName={card.modelName}
        productNo={card.subscriptionNo}
        headingLevel={headingLevel}
      />
      {summary !== '' && (
        <Text variant="reading" tone="soft" marginTop={10}>
          {summary}
        </Text>
      )}
      <p className={styles.fee}>
        <Text as="span" size={18} weight="semibold">
          월
        </Text>{' '}
        {formatNumber(cost?.monthlyFee ?? card.monthlyFee)}
        <Text as="small" size={18} weight="semibold">
          원
        </Text>{' '}
        <span className={styles.basis}>{basisText(choice)}</span>
      </p>
    </>
  );
}
