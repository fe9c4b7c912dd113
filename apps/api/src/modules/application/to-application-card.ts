import type { ApplicationCard } from '@mall/contracts/application';
import { mayCancelApplication } from '@mall/domain/application-states';
import { trackingUrlOf } from '@mall/domain/carriers';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import type { ApplicationRow } from './application.repository.ts';

/** An application as a list shows it; texts and amounts come from the sheet. */
export function toApplicationCard({ sheet, ...row }: ApplicationRow): ApplicationCard {
  const { applicationNo, state, productNo, image } = row;
  const { memory, colour, joinType, plan } = sheet;
  return {
    ...{ applicationNo, state, productNo, image, productName: sheet.productName },
    choiceText: [`${memory} ${colour}`.trim(), joinTypeLabels[joinType].title, plan.name].join(' · '),
    monthlyTotal: sheet.quote.monthlyTotal,
    submittedAt: row.submittedAt.toISOString(),
    mayCancel: mayCancelApplication(state),
    trackingUrl: trackingUrlOf(row.carrier, row.invoiceNo),
  };
}
