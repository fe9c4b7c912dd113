import type { SearchedKind } from '@mall/contracts/office/orders';

type Searched = { readonly kind: SearchedKind; readonly value: string };

/** What somebody who types this searches for: a number is recognised by its form, anything else is the beginning of a name. */
export function readOrderSearch(typed: string): Searched | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const digits = text.replace(/[\s-]/g, '');
  if (/^20\d{14}$/.test(digits)) return { kind: 'ORDER', value: digits };
  if (/^0\d{8,10}$/.test(digits)) return { kind: 'PHONE', value: digits };
  if (/^\d{9,15}$/.test(digits)) return { kind: 'INVOICE', value: digits };
  if (/^[A-Z]{2}\d{4,}$/i.test(digits)) return { kind: 'PRODUCT', value: digits.toUpperCase() };
  return { kind: 'NAME', value: text.replace(/\s/g, '').toLowerCase() };
}
