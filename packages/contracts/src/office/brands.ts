import {
  amount,
  boundedText,
  entity,
  integer,
  list,
  optional,
  querySerialNumber,
  seenVersion,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

const brandRow = entity({
  brandId: integer,
  name: text,
  /** Other spellings by which shoppers find its products. */
  searchWords: list(text),
  products: amount,
  /** Malls that list at least one of its products. */
  malls: amount,
  version: amount,
});
export type BrandRow = ValueOf<typeof brandRow>;

/** GET brands: by name. Brands are the provider's: staff of single malls get 4040. */
export const listBrands = officeEndpoint({
  ...{ method: 'GET', permission: 'products.read', personal: 'none', audit: 'read' },
  path: '/brands',
  summary: '브랜드 목록',
  query: listQuery({ q: optional(boundedText(60)) }, ['name']),
  data: listPage(brandRow),
  errors: [],
});

const change = { permission: 'products.write', personal: 'none' } as const;
/** Other spellings of one brand; each as long as a name, which it becomes when brands are merged. */
export const mostSpellings = 20;
const words = { name: trimmedText(40), searchWords: list(trimmedText(40), mostSpellings) } as const;

/** POST brands. Error 4220: another brand has the name. */
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

/** PUT brands/:brandId: every mall finds it by its new words within two seconds. Errors: 4040, 4090 with both sides, 4220 as above. */
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

/**
 * POST brands/:brandId/merge: moves its products to the brand `into`, which is then also found by its name and spellings; then deletes it.
 * Errors: 4040, 4090 it was changed since, 4220 into itself, into one that does not exist, or more than twenty spellings.
 */
export const mergeBrand = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/brands/:brandId/merge',
  audit: { action: 'brand.merge' },
  summary: '브랜드 합치기',
  params: entity({ brandId: querySerialNumber }),
  body: entity({ into: serialNumber, version: seenVersion }),
  data: entity({ products: amount }),
  errors: ['4090', '4220'],
});
