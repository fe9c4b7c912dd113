import { type ContentPageName, getContentPage } from '@mall/contracts/content';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** A page with the mall's own text, the same for every visitor. */
export const contentPageQuery = (pageName: ContentPageName) =>
  queryOptions({
    queryKey: ['layout', 'content', pageName],
    queryFn: ({ signal }) => call(getContentPage, { params: { pageName } }, { signal }),
  });
