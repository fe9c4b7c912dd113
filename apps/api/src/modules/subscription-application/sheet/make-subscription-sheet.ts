import type { SubscriptionSheet, SubscriptionSubmission } from '@mall/contracts/subscription-application';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import type { SubscriptionCost } from '@mall/domain/subscription-choice';
import type { Term } from '../../../consent/consent.repository.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';

type Signed = {
  readonly mall: Mall;
  readonly applicationNo: string;
  readonly detail: SubscriptionDetail;
  readonly submission: SubscriptionSubmission;
  readonly cost: SubscriptionCost;
  readonly terms: readonly Term[];
  readonly at: Date;
};

/** The signed application, with the texts and amounts of this moment, complete in itself. */
export function makeSubscriptionSheet({
  mall,
  applicationNo,
  detail,
  submission,
  cost,
  terms,
  at,
}: Signed): SubscriptionSheet {
  const { company, representativeName, businessNumber, address, customerPhone: phone } = mall;
  const { choice, applicant, installation, preferredOn } = submission;
  const { card, partnerCards, visitCycleMonths, leaveRule, cancellationTerms } = detail;
  const partnerCard = partnerCards.find(({ cardNo }) => cardNo === choice.cardNo);
  const { moreThanBuying: _, ...amounts } = cost;
  return {
    applicationNo,
    signedAt: at.toISOString(),
    mallName: mall.name,
    seller: { company, representativeName, businessNumber, address, phone },
    productName: card.name,
    brandName: card.brandName,
    modelName: card.modelName,
    months: choice.months,
    careType: choice.careType,
    visitCycleMonths: choice.careType === 'VISIT' ? visitCycleMonths : 0,
    partnerCard: partnerCard
      ? {
          name: partnerCard.name,
          minimumSpend: partnerCard.minimumSpend,
          monthlyDiscount: partnerCard.monthlyDiscount,
        }
      : null,
    cost: amounts,
    ...{ leaveRule, cancellationTerms, applicant, installation, preferredOn },
    terms: [...terms],
  };
}
