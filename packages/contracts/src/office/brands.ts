import {
  amount,
  boundedText,
  entity,
  integer,
  list,
  optional,
  querySerialNumber,
  seenVersion,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

const brandRow = entity({
  brandId: integer,
  name: text,
  /** Other spellings by which shoppers find what it makes. */
  searchWords: list(text),
  products: amount,
  /** Malls that list something of it. */
  malls: amount,
  version: amount,
});
export type BrandRow = ValueOf<typeof brandRow>;

/** GET brands: by name. Brands are the provider's: who has some malls alone finds none (4040). */
export const listBrands = officeEndpoint({
  ...{ method: 'GET', permission: 'products.read', personal: 'none', audit: 'read' },
  path: '/brands',
  summary: '브랜드 목록',
  query: listQuery({ q: optional(boundedText(60)) }, ['name']),
  data: listPage(brandRow),
  errors: [],
});

const change = { permission: 'products.write', personal: 'none' } as const;
const words = { name: trimmedText(40), searchWords: list(trimmedText(30), 20) } as const;

/** POST brands. Error 4220: another one has the name. */
export const addBrand = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/brands',
  audit: { action: 'brand.add' },
  summary: '브랜드 추가',
  body: entity(words),
  data: entity({ brandId: integer }),
  errors: ['4220'],
});

/** PUT brands/:brandId: found by its new words in every mall within two seconds. Errors: 4040, 4090 with both sides, 4220 as above. */
export const saveBrand = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/brands/:brandId',
  audit: { action: 'brand.save' },
  summary: '브랜드 저장',
  params: entity({ brandId: querySerialNumber }),
  body: entity({ ...words, version: seenVersion }),
  data: entity({ version: amount }),
  errors: ['4090', '4220'],
});
