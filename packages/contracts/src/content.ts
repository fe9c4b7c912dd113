import { endpoint } from './endpoint.ts';
import { entity, oneOf, text, type ValueOf } from './wire.ts';

/** Pages written by an operator, by the last segment of their path. */
export const contentPageNames = ['familyShopIntro', 'handyService'] as const;
export type ContentPageName = (typeof contentPageNames)[number];

/** A page with the mall's own text. */
export const contentPage = entity({ title: text, html: text });
export type ContentPage = ValueOf<typeof contentPage>;

/** GET pre/content/{pageName}: 4040 when the mall has not written it. */
export const getContentPage = endpoint({
  method: 'GET',
  path: '/pre/content/:pageName',
  access: 'public',
  summary: '안내 페이지',
  params: entity({ pageName: oneOf(contentPageNames) }),
  data: contentPage,
  errors: ['4040'],
  offline: 'kept',
});
