/** How a typed search for a member is understood. */
export type Understood =
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'email'; readonly email: string }
  /** The beginning of a name, or a whole one with the last four digits of the phone. */
  | { readonly kind: 'name'; readonly name: string; readonly phoneEnd: string | undefined }
  /** The number of an order, an application or a parcel. */
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'invoice'; readonly number: string }
  | { readonly kind: 'id'; readonly loginId: string };

/** Numbers are distinguished by their length, without spaces and dashes. */
export function understand(typed: string): Understood {
  const text = typed.trim().toLowerCase();
  const digits = text.replace(/[\s-]/g, '');
  if (/^20\d{14}$/.test(digits)) return { kind: 'number', number: digits };
  if (/^0\d{8,10}$/.test(digits)) return { kind: 'phone', digits };
  if (/^\d{9,15}$/.test(digits)) return { kind: 'invoice', number: digits };
  if (text.includes('@')) return { kind: 'email', email: text };
  const [, name = '', phoneEnd] = /^(.*?)\s*(\d{4})?$/.exec(text) ?? [];
  if (/\p{Script=Hangul}/u.test(name)) return { kind: 'name', name: name.replaceAll(' ', ''), phoneEnd };
  return { kind: 'id', loginId: text };
}
