import type { ApplicationCard, ContractSheet } from '@mall/contracts/application';
import type { ApplicationState } from '@mall/contracts/application-codes';
import { mayCancelApplication } from '@mall/domain/application-states';
import { trackingUrlOf } from '@mall/domain/carriers';
import { joinTypeLabels } from '@mall/domain/wireless-words';

/** An application as it is stored. */
export type ApplicationRow = {
  readonly applicationNo: string;
  readonly state: ApplicationState;
  readonly productNo: string;
  readonly image: string;
  readonly sheet: ContractSheet;
  readonly carrier: string;
  readonly invoiceNo: string;
  readonly submittedAt: Date;
};

/** An application as a list shows it; its words and amounts are the sheet's. */
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
