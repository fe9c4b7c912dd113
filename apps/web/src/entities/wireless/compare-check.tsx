import { Checkbox } from '@mall/ui/checkbox';
import { useToast } from '@mall/ui/toast-provider';
import { type Compared, shelfSize } from './compare-shelf.ts';
import { useCompareShelf } from './use-compare-shelf.ts';

type Props = { entry: Compared; name: string };

/** Adds a phone of a list to the comparison, with the choice that prices its card. */
export function CompareCheck({ entry, name }: Props) {
  const { shelf, put, take } = useCompareShelf();
  const toast = useToast();
  const isThere = shelf.some(({ gdsGrpNo }) => gdsGrpNo === entry.gdsGrpNo);
  const toggle = () => {
    if (isThere) take(entry.gdsGrpNo);
    else if (!put(entry)) {
      toast({ message: `${shelfSize}개까지 비교할 수 있어요. 하나를 빼 주세요.`, tone: 'err' });
    }
  };
  return (
    <Checkbox checked={isThere} onChange={toggle} aria-label={`${name} 비교`}>
      비교
    </Checkbox>
  );
}
