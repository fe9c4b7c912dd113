import { carriers } from '../carriers.ts';
import { ungrouped } from '../ungrouped.ts';

/** A parsed line of pasted invoices; missing fields are empty. */
export type InvoiceLine = {
  readonly rowNo: number;
  readonly orderNo: string;
  readonly carrier: string;
  readonly invoiceNo: string;
};

const orderPattern = /(?<!\d)(20\d{6})[ -]?(\d{8})(?!\d)/;
const invoicePattern = /\d[\d-]*(?: \d[\d-]*)*/;

/** Parses pasted invoices, one row per line, with columns in any order; headings and empty lines are skipped. */
export function readInvoices(text: string, carrierOfAll = ''): InvoiceLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (!/\d/.test(line)) return [];
    const [whole = '', day = '', serial = ''] = orderPattern.exec(line) ?? [];
    const carrier = carriers.find(({ name }) => line.replace(/\s/g, '').includes(name));
    const rest = line.replace(whole, '\t').replace(carrier?.name ?? '', '\t');
    const invoiceNo = ungrouped(invoicePattern.exec(rest)?.[0] ?? '');
    const named = carrier?.name ?? unknownNameIn(rest) ?? carrierOfAll;
    return [{ rowNo: index + 1, orderNo: day + serial, carrier: named, invoiceNo }];
  });
}

/** A carrier that is named but unknown: 가나택배. */
const unknownNameIn = (text: string): string | undefined => /[가-힣A-Za-z]+(?:택배|통운|로지스)/.exec(text)?.[0];

/** Whether this is a carrier whose parcels can be tracked, and a plausible number. Carriers' numbers have 10 to 13 digits. */
export const isKnownCarrier = (name: string): boolean => carriers.some((carrier) => carrier.name === name);
export const isInvoiceNo = (invoiceNo: string): boolean => /^\d{10,13}$/.test(invoiceNo);
