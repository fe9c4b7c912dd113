import { boolean, entity, integer, list, text, type ValueOf } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

const noticeGroup = entity({
  code: text,
  name: text,
  lines: list(
    entity({
      label: text,
      /** “See the description” is a permitted answer. */
      mayRefer: boolean,
    }),
  ),
});
export type NoticeGroup = ValueOf<typeof noticeGroup>;

const supplierChoice = entity({
  supplierNo: integer,
  name: text,
  /** It may be assigned to further products. */
  isActive: boolean,
});

/** GET product-choices: brands, suppliers (for callers who see all malls), and the statutory facts by sort of goods. */
export const listProductChoices = officeEndpoint({
  ...{ method: 'GET', permission: 'products.read', personal: 'none', audit: 'read' },
  path: '/product-choices',
  summary: '상품 선택 항목',
  data: entity({
    brands: list(entity({ brandId: integer, name: text }), 5000),
    suppliers: list(supplierChoice, 5000),
    noticeGroups: list(noticeGroup),
  }),
  errors: [],
});
