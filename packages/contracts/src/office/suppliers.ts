import { emailAddress } from '../email-address.ts';
import {
  amount,
  boundedText,
  entity,
  integer,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  seenVersion,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterSet, listPage, listQuery } from './list.ts';
import { sellerFields, shownPhone } from './malls.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** A supplier that has ended cannot be assigned to further products. */
const supplierStates = ['ACTIVE', 'ENDED'] as const;
const words = {
  /** Its name for staff. */
  name: trimmedText(40),
  ...sellerFields,
  phone: shownPhone,
  email: emailAddress,
  /** The return address; empty: its own address. */
  returnAddress: boundedText(120),
  state: oneOf(supplierStates),
} as const;

const supplierRow = entity({
  ...words,
  supplierNo: integer,
  products: amount,
  /** Malls that list at least one of its products. */
  malls: amount,
  version: amount,
});
export type SupplierRow = ValueOf<typeof supplierRow>;

/** GET suppliers: by name. Suppliers are the provider's: staff of single malls get 4040. */
export const listSuppliers = officeEndpoint({
  ...{ method: 'GET', permission: 'products.read', personal: 'none', audit: 'read' },
  path: '/suppliers',
  summary: '공급사 목록',
  query: listQuery(
    {
      /** Part of a name, a company or a business number. */
      q: optional(boundedText(60)),
      state: filterSet(supplierStates),
    },
    ['name'],
  ),
  data: listPage(supplierRow),
  errors: [],
});

const change = { permission: 'products.write', personal: 'none' } as const;
const one = entity({ supplierNo: querySerialNumber });

/** POST suppliers. Error 4220: an invalid business number, or another supplier has it or the name. */
export const addSupplier = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/suppliers',
  audit: { action: 'supplier.add' },
  summary: '공급사 추가',
  body: entity(words),
  data: entity({ supplierNo: integer }),
  errors: ['4220'],
});

/** PUT suppliers/:supplierNo: its products show the change in every mall at once. Errors: 4040, 4090 with both sides, 4220 as above. */
export const saveSupplier = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/suppliers/:supplierNo',
  audit: { action: 'supplier.save' },
  summary: '공급사 저장',
  params: one,
  body: entity({ ...words, version: seenVersion }),
  data: entity({ version: amount }),
  errors: ['4090', '4220'],
});

/** DELETE suppliers/:supplierNo. Errors: 4040, 4090 products refer to it. */
export const removeSupplier = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/suppliers/:supplierNo',
  audit: { action: 'supplier.remove' },
  summary: '공급사 지우기',
  params: one,
  data: nullable(text),
  errors: ['4090'],
});
