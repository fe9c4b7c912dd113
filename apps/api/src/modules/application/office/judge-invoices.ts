import type { ApplicationState } from '@mall/contracts/application-codes';
import { fieldError } from '@mall/contracts/errors';
import { type ApplicationInvoiceVerdict, mostApplicationInvoices } from '@mall/contracts/office/application-moves';
import { mayMoveApplication } from '@mall/domain/application-states';
import { type InvoiceLine, isInvoiceNo, isKnownCarrier, readInvoices } from '@mall/domain/office/invoice-sheet';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { type Looking, listNamedRows, type NamedApplication } from './application-queue.repository.ts';

export type JudgedInvoice = Omit<InvoiceLine, 'orderNo'> & {
  readonly applicationNo: string;
  readonly verdict: ApplicationInvoiceVerdict;
  readonly application: NamedApplication | undefined;
};

/** Reads pasted invoices of phones and predicts the result of each row; 4220 above 1,000 rows. */
export async function judgeInvoices(
  transaction: OfficeReader,
  sheet: { readonly text: string; readonly carrier?: string | undefined },
  looking: Looking,
): Promise<JudgedInvoice[]> {
  const lines = readInvoices(sheet.text, sheet.carrier);
  if (lines.length > mostApplicationInvoices) throw fieldError('text', '한 번에 1,000줄까지 보낼 수 있어요.');
  const found = await listNamedRows(transaction, [...new Set(lines.map(({ orderNo }) => orderNo))], looking);
  const byNo = Map.groupBy(found, ({ applicationNo }) => applicationNo);
  const seen = new Set<string>();
  return lines.map(({ orderNo: applicationNo, ...line }) => {
    const application = meant(byNo.get(applicationNo));
    const verdict = seen.has(applicationNo) ? 'DUPLICATE' : verdictOf({ ...line, applicationNo }, application);
    // One phone, one parcel.
    if (verdict === 'RIGHT') seen.add(applicationNo);
    return { ...line, applicationNo, application, verdict };
  });
}

const mayShip = (state: ApplicationState) => mayMoveApplication(state, 'SHIPPED');
/** Each mall numbers its own applications: of several with this number, the one waiting for its parcel is meant. */
const meant = (found: readonly NamedApplication[] = []): NamedApplication | undefined =>
  found.find(({ state }) => mayShip(state)) ?? found[0];

type Line = Pick<JudgedInvoice, 'applicationNo' | 'carrier' | 'invoiceNo'>;

function verdictOf({ applicationNo, carrier, invoiceNo }: Line, found?: NamedApplication): ApplicationInvoiceVerdict {
  if (applicationNo === '') return 'NO_NUMBER';
  if (!found) return 'UNKNOWN';
  if (invoiceNo === '') return 'EMPTY';
  if (!isKnownCarrier(carrier)) return 'UNKNOWN_CARRIER';
  if (!isInvoiceNo(invoiceNo)) return 'BAD_NUMBER';
  if (found.carrier === carrier && found.invoiceNo === invoiceNo) return 'ALREADY';
  return mayShip(found.state) ? 'RIGHT' : 'WRONG_STATE';
}
