import { entity, integer, list, nullable, seenVersion, serialNumber } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { ofRequest, reviewer } from './product-requests.ts';

/**
 * POST …/withdraw: withdraws the caller's own request, which has not changed the product. Errors: 4040 not the caller's, 4090 it was
 * decided or changed since.
 */
export const withdrawProductRequest = officeEndpoint({
  ...{ method: 'POST', permission: 'products.request', personal: 'none', params: ofRequest },
  path: '/products/:productNo/requests/:requestNo/withdraw',
  audit: { action: 'product.withdraw' },
  summary: '상품 변경 요청 거두기',
  body: entity({ version: seenVersion }),
  data: entity({ version: integer }),
  errors: ['4090'],
});

/** GET product-requests/reviewers: who may decide requests. */
export const listReviewers = officeEndpoint({
  ...{ method: 'GET', permission: 'products.decide', personal: 'none', audit: 'read' },
  path: '/product-requests/reviewers',
  summary: '상품 변경 검토자',
  data: list(reviewer),
  errors: [],
});

/**
 * POST …/owner: assigns a reviewer; null for none. Errors: 4040 no such request or reviewer, 4090 it was decided, or is the reviewer's own.
 */
export const assignProductRequest = officeEndpoint({
  ...{ method: 'POST', permission: 'products.decide', personal: 'none', params: ofRequest },
  path: '/products/:productNo/requests/:requestNo/owner',
  audit: { action: 'product.assign' },
  summary: '상품 변경 검토자 지정',
  body: entity({ staffNo: nullable(serialNumber) }),
  data: entity({ version: integer }),
  errors: ['4090'],
});
