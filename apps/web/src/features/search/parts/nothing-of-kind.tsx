import type { SearchTab } from '@mall/domain/screens/search-parameters';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { searchTabLabels } from '../model/search-address.ts';

/** The tab of a kind without results, with links to the other tabs. */
export function NothingOfKind({ tab }: { tab: SearchTab }) {
  const picture = <ObjectPicture name="objects/emptybox" size={96} />;
  return <Empty picture={picture} title={`‘${searchTabLabels[tab]}’ 검색 결과가 없어요`} />;
}
