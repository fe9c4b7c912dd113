import type { SubscriptionApplicationCard } from '@mall/contracts/subscription-application';
import { mayCancelSubscription } from '@mall/domain/subscription-states';
import { choiceText } from '@mall/domain/subscription-words';
import type { SubscriptionRow } from './subscription-application.repository.ts';

/** An application as a list shows it; texts and amounts come from the sheet. */
export const toSubscriptionApplicationCard = ({
  sheet,
  submittedAt,
  applicationNo,
  state,
  productNo,
  image,
}: SubscriptionRow): SubscriptionApplicationCard => ({
  ...{ applicationNo, state, productNo, image, productName: sheet.productName },
  choiceText: choiceText(sheet),
  monthlyTotal: sheet.cost.monthlyTotal,
  submittedAt: submittedAt.toISOString(),
  mayCancel: mayCancelSubscription(state),
});
