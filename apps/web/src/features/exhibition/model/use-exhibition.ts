import type { ExhibitionDetail } from '@mall/contracts/exhibition';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { exhibitionQuery } from '../api/exhibitions.query.ts';

type Section = ExhibitionDetail['sections'][number];

export const noticeId = 'exhibition-notice';
export const sectionId = ({ sectionNo }: Section): string => `exhibition-section-${sectionNo}`;
const productCount = ({ goods, wirelessProducts, subscriptions }: Section): number =>
  goods.length + wirelessProducts.length + subscriptions.length;

/** The content of an exhibition's page, and the tabs for its sections. */
export function useExhibition(exhibitionNo: number) {
  const { data, isPending, error, refetch } = useQuery(exhibitionQuery(exhibitionNo));
  usePageTitle(data?.card.title.replaceAll('\n', ' '));
  // A section whose products the mall no longer sells is empty.
  const sections = (data?.sections ?? []).filter((section) => section.benefits.length + productCount(section) > 0);
  const hasNotice = data?.state === 'open' && data.noticeLines.length > 0;
  return {
    isPending,
    error,
    isUnknown: isApiError(error, '4040'),
    retry: () => void refetch(),
    exhibition: data,
    sections,
    hasNotice,
    tabs: [
      ...sections.map((section) => ({ id: sectionId(section), label: section.anchor || section.title })),
      ...(hasNotice ? [{ id: noticeId, label: '유의사항' }] : []),
    ],
    firstProducts: sections.find((section) => productCount(section) > 0),
  };
}
export type Exhibition = ReturnType<typeof useExhibition>;
