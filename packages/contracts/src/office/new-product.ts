import { deliveryMethodCodes } from '../codes.ts';
import { boundedText, entity, integer, list, oneOf, serialNumber, text, trimmedText } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

/**
 * POST products: goods from nothing, which wait for approval by somebody else. They begin with one option, and nothing of it on the shelf.
 * Error 4220 at a brand, a sort or a picture that is not there.
 */
export const addProduct = officeEndpoint({
  ...{ method: 'POST', path: '/products', summary: '상품 등록' },
  ...{ permission: 'products.write', personal: 'none', audit: { action: 'product.add' } },
  body: entity({
    name: trimmedText(100),
    brandId: serialNumber,
    modelName: boundedText(60),
    noticeGroup: boundedText(30, 1),
    deliveryMethod: oneOf(deliveryMethodCodes),
    images: list(boundedText(200, 1), 20),
  }),
  data: entity({ productNo: text, version: integer }),
  errors: ['4220'],
});
