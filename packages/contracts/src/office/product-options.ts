import { optionUseCodes } from '../product-codes.ts';
import { amount, boundedText, entity, integer, list, oneOf, seenVersion, type ValueOf } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const productOption = entity({
  /** 0 for a new one, which gets its number when it is saved. */
  optionNo: amount,
  colourName: boundedText(30),
  /** #rrggbb, or empty. */
  colourHex: boundedText(7),
  label: boundedText(60),
  extraPrice: amount,
  useCode: oneOf(optionUseCodes),
  image: boundedText(200),
});

/** The most options of one product. */
export const mostOptions = 1000;
export type ProductOption = ValueOf<typeof productOption>;

/**
 * PUT products/:productNo/options: changed options, and new ones; others are unchanged. Errors: 4040 for a subscription, 4090 the product
 * was saved since, with both sides, 4220 at each cell that is wrong (`options.3.label`).
 */
export const saveProductOptions = officeEndpoint({
  ...{ method: 'PUT', path: '/products/:productNo/options', summary: '상품 옵션 저장' },
  ...{ permission: 'products.write', personal: 'none', audit: { action: 'product.options' } },
  mostBytes: 1024 * 1024,
  params: entity({ productNo: boundedText(20, 1) }),
  body: entity({ options: list(productOption, mostOptions), version: seenVersion }),
  data: entity({ version: integer }),
  errors: ['4090', '4220'],
});
