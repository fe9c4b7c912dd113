import type { SubscriptionApplicationCard, SubscriptionSheet } from '@mall/contracts/subscription-application';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { mayCancelSubscription } from '@mall/domain/subscription-states';
import { choiceText } from '@mall/domain/subscription-words';

type SubscriptionRow = {
  readonly applicationNo: string;
  readonly state: SubscriptionState;
  readonly productNo: string;
  readonly image: string;
  readonly sheet: SubscriptionSheet;
  readonly submittedAt: Date;
};

/** An application as a list shows it; its words and amounts are the sheet's. */
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
