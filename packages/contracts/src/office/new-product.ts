import { productKinds } from '../codes.ts';
import { deliveryMethodCodes } from '../product-codes.ts';
import { boundedText, entity, integer, list, nullable, oneOf, serialNumber, text, trimmedText } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { newPhone } from './product-facts.ts';

/**
 * POST products: creates a product, which waits for approval by somebody else. Goods and phones begin with one option without stock. Error
 * 4220 at an unknown brand, sort or picture, goods without a sort, a phone without its sales data.
 */
export const addProduct = officeEndpoint({
  ...{ method: 'POST', path: '/products', summary: '상품 등록' },
  ...{ permission: 'products.write', personal: 'none', audit: { action: 'product.add' } },
  body: entity({
    kind: oneOf(productKinds),
    name: trimmedText(100),
    brandId: serialNumber,
    modelName: boundedText(60),
    noticeGroup: nullable(boundedText(30, 1)),
    deliveryMethod: oneOf(deliveryMethodCodes),
    images: list(boundedText(200, 1), 20),
    phone: nullable(newPhone),
  }),
  data: entity({ productNo: text, version: integer }),
  errors: ['4220'],
});
